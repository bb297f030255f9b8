// Compiles Python modules with the Python that will run them: node compile.mjs RUNTIME FOLDER SCRIPT
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [runtime, folder, script] = process.argv.slice(2);
try {
  const { loadPyodide } = await import(pathToFileURL(`${runtime}/pyodide.mjs`).href);
  const python = await loadPyodide({ indexURL: `${runtime}/` });
  python.FS.mkdirTree("/modules");
  python.mountNodeFS("/modules", folder);
  python.runPython(readFileSync(script, "utf-8"));
} catch (error) {
  // The stack would show a line of a million characters.
  process.stderr.write(String(error?.message ?? error).slice(0, 2000));
  process.exit(1);
}
