/** Long enough for a browser that asks where to put the file. */
const KEPT_MS = 60_000;

/** Offers a text as a file, which is made on the device and has a `blob:` URL for a minute. */
export function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  // Firefox follows only links in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
