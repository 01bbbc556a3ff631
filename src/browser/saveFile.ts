/** How long a browser may take to begin a download. */
const downloadMs = 60_000;

/** Saves bytes that the page has as a file of the visitor. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), downloadMs);
}
