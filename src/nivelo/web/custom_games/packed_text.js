/** A text as letters that any address may have. */

/** @param {ReadableStream<Uint8Array<ArrayBuffer>>} bytes */
const all = async (bytes) => new Uint8Array(await new Response(bytes).arrayBuffer());

/** @param {string} text @returns {Promise<string>} */
export async function packed(text) {
  const plain = new Blob([text]).stream();
  const bytes = await all(plain.pipeThrough(new CompressionStream("deflate-raw")));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** @param {string} letters as `packed` has written them; whatever else fails @returns {Promise<string>} */
export async function unpacked(letters) {
  const characters = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(characters, (each) => each.charCodeAt(0));
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new TextDecoder().decode(await all(plain));
}
