/** Seed of random content: fixed, except in `npm run test:all`, which tries a new one each time and prints it. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_126);

/** fast-check's settings for a property that `npm run test:all` tries this often, and `npm test` a quarter as often. */
export const tries = (number: number) => ({
  seed: SEED,
  numRuns: process.env.TEST_ALL === undefined ? Math.ceil(number / 4) : number,
});
