/** How long the files are quiet before they are read, in milliseconds: editors and other branches write many at once. */
const QUIET = 300;

/** How long Gatsby has to show a change before other work begins, in milliseconds. */
const SHOWN = 1000;

let read: (() => Promise<boolean>) | undefined;
let timer: NodeJS.Timeout | undefined;
/** The passes so far, with the number of those that found a change. */
let passes = Promise.resolve(0);
let waiting: (() => void)[] = [];

/** Has the content followed from now on, as `gatsby develop` does once it serves pages. */
export function startFollowing(pass: () => Promise<boolean>): void {
  read = pass;
}

/** Has the content read at once, after a pass that is running; does nothing in a build. */
async function followNow(): Promise<number> {
  if (!read) return 0;
  const pass = read;
  passes = passes.then(async (changes) => changes + Number(await pass()));
  return passes;
}

/**
 * Does work on the content as it is now, and again as long as the content changes meanwhile, whoever asked for the pass that found it.
 * @returns the last result
 */
export async function untilStill<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = await followNow();
  const result = await work();
  return (await followNow()) === before ? result : untilStill(work);
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

/**
 * Puts work off that no page waits for: in `gatsby develop` until Gatsby has shown the changes that follow each other, once for
 * all of them; a build does it at once.
 * @param work reports its errors itself
 */
export function afterwards<Args>(work: (args: Args) => Promise<void>): (args: Args) => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let done = Promise.resolve();
  return async (args) => {
    if (!read) return work(args);
    clearTimeout(timer);
    timer = setTimeout(() => {
      done = done.then(() => work(args)).catch(() => undefined);
    }, SHOWN);
  };
}
