/** How long the files are quiet before they are read, in milliseconds: editors and other branches write many at once. */
const QUIET = 300;

let pass: (() => Promise<void>) | undefined;
let timer: NodeJS.Timeout | undefined;
let passes = Promise.resolve();

/** Has the content followed from now on, as `gatsby develop` does once it serves pages. */
export function startFollowing(read: () => Promise<void>): void {
  pass = read;
  followChanges();
}

/** Has the content read again: once for all changes that follow each other, one pass after the other. */
export function followChanges(): void {
  if (!pass) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    passes = passes.then(pass);
  }, QUIET);
}
