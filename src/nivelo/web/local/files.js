/** Files that this device writes itself. */

const SOON = 60_000; // milliseconds; by then the browser has it

/** @param {string} name @param {string} content */
export function saveFile(name, content) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), SOON);
}
