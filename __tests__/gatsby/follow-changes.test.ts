// Guards `gatsby develop` against changes that come while pages are created, and against work before these show.
import { afterwards, followChanges, startFollowing, untilStill } from '../../src/gatsby/follow-changes';

test('what no page waits for is done at once in a build', async () => {
  const work = jest.fn(async () => undefined);
  await afterwards(work)('build');
  expect(work).toHaveBeenCalledTimes(1);
});

test('work is done again for a change that another event has read meanwhile', async () => {
  const changes = [false, true];
  startFollowing(async () => changes.shift() ?? false);
  const work = jest.fn(async () => {
    if (work.mock.calls.length === 1) await followChanges();
  });
  await untilStill(work);
  expect(work).toHaveBeenCalledTimes(2);
});

test('what no page waits for comes after the last change, once', async () => {
  jest.useFakeTimers();
  startFollowing(async () => false);
  const work = jest.fn(async () => undefined);
  const write = afterwards(work);
  await write('first');
  jest.advanceTimersByTime(900);
  await write('last');
  jest.advanceTimersByTime(900);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(100);
  expect(work.mock.calls).toEqual([['last']]);
});
