/** How long the files are quiet before they are read, in milliseconds: editors and other branches write many at once. */
const QUIET = 300;

let read: (() => Promise<boolean>) | undefined;
let timer: NodeJS.Timeout | undefined;
let passes = Promise.resolve(false);
let waiting: (() => void)[] = [];

/** Has the content followed from now on, as `gatsby develop` does once it serves pages. */
export function startFollowing(pass: () => Promise<boolean>): void {
  read = pass;
}

/**
 * Has the content read at once, after a pass that is running; does nothing in a build.
 * @returns whether a file had changed
 */
export async function followNow(): Promise<boolean> {
  if (!read) return false;
  passes = passes.then(read);
  return passes;
}

/** Has the content read once for all changes that follow each other; Gatsby waits for it before it creates pages again. */
export async function followChanges(): Promise<void> {
  if (!read) return;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const done = waiting;
    waiting = [];
    followNow().finally(() => done.forEach((resolve) => void resolve()));
  }, QUIET);
  await new Promise<void>((resolve) => waiting.push(resolve));
}
