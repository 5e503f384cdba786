import { createRateLimiter } from '../../src/contact-endpoint/rate-limit';

const MINUTE = 60_000;

test('lets through what is allowed, then says how long to wait', () => {
  const limit = createRateLimiter({ most: 2, within: MINUTE });
  expect([limit('a', 0), limit('a', 1000), limit('a', 2000)]).toEqual([0, 0, MINUTE - 2000]);
});

test('counts each key by itself', () => {
  const limit = createRateLimiter({ most: 1, within: MINUTE });
  expect([limit('a', 0), limit('b', 0)]).toEqual([0, 0]);
});

test('forgets what is long ago', () => {
  const limit = createRateLimiter({ most: 1, within: MINUTE });
  expect([limit('a', 0), limit('a', MINUTE)]).toEqual([0, 0]);
});

test('remembers a bounded number of keys', () => {
  const limit = createRateLimiter({ most: 1, within: MINUTE }, 2);
  for (const key of ['a', 'b', 'c']) limit(key, 0);
  expect([limit('c', 1), limit('a', 1)]).toEqual([MINUTE - 1, 0]);
});
