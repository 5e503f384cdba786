import { createRateLimiter } from '../../src/contact-endpoint/rate-limit';

const MINUTE = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('lets through what is allowed, then says how long to wait', () => {
  const limit = createRateLimiter({ each: 2, all: 9, within: MINUTE });
  limit('a');
  jest.advanceTimersByTime(1000);
  limit('a');
  jest.advanceTimersByTime(1000);
  expect(limit('a')).toBe(MINUTE - 2000);
});

test('counts each network by itself, and all together', () => {
  const limit = createRateLimiter({ each: 1, all: 2, within: MINUTE });
  expect(['a', 'b', 'c'].map((network) => typeof limit(network))).toEqual(['object', 'object', 'number']);
});

test('keeps nothing when the time is over: no network, no timer', () => {
  const limit = createRateLimiter({ each: 1, all: 9, within: MINUTE });
  for (const network of ['a', 'b']) limit(network);
  expect(jest.getTimerCount()).toBe(2);
  jest.advanceTimersByTime(MINUTE);
  expect(jest.getTimerCount()).toBe(0);
  expect(typeof limit('a')).toBe('object');
});

test('a place that is given back is free, and leaves no timer', () => {
  const limit = createRateLimiter({ each: 1, all: 1, within: MINUTE });
  for (let n = 0; n < 1000; n += 1) {
    const place = limit('a');
    if (typeof place === 'number') throw new Error('there should be a place');
    place.giveBack();
  }
  expect(jest.getTimerCount()).toBe(0);
});
