/** Seed of random content: fixed, except in `npm run test:all`, which tries a new one each time and prints it. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_126);
