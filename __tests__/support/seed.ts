/** The seed of random content: always the same, but for `npm run test:all`, which tries another each time and prints it. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_126);
