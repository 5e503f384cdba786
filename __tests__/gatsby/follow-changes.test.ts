// Guards `gatsby develop` against changes that come while pages are created.
import { followChanges, startFollowing, untilStill } from '../../src/gatsby/follow-changes';

test('work is done again for a change that another event has read meanwhile', async () => {
  const changes = [false, true];
  startFollowing(async () => changes.shift() ?? false);
  const work = jest.fn(async () => {
    if (work.mock.calls.length === 1) await followChanges();
  });
  await untilStill(work);
  expect(work).toHaveBeenCalledTimes(2);
});
