// @ts-check
// Files for the visitor.

/** Hands a file to the visitor. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** Today, as files are named. */
export const today = () => new Date().toISOString().slice(0, 10);
