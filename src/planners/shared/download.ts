/** Long enough for a browser that asks where to put the file. */
const KEPT_MS = 60_000;

/** Asks the browser to save a file, which is made on the device and has a `blob:` URL for a minute. Nothing says if it did. */
export function download(file: File): void {
  const link = document.createElement('a');
  try {
    link.href = URL.createObjectURL(file);
  } catch {
    // Some networks and apps forbid it. The words beside the button help whoever gets no file.
    return;
  }
  link.download = file.name;
  // Firefox follows only links in the document.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS);
}
