// Guards the message of a failing build step.
import { buildStep } from '../../src/gatsby/build-step';

async function messageOf(error: Error): Promise<unknown> {
  const panicOnBuild = jest.fn();
  const failing = buildStep({ panicOnBuild, verbose: () => undefined }, 'public/rss.xml', () => {
    throw error;
  });
  await expect(failing).rejects.toBe(error);
  expect(panicOnBuild).toHaveBeenCalledTimes(1);
  return panicOnBuild.mock.lastCall[0];
}

test('a failing step is named, with the cause and without a stack', async () => {
  expect(await messageOf(new Error('Invalid URL'))).toMatch(
    /^public\/rss\.xml: Invalid URL\n {2}fix: Undo the last .*\.$/,
  );
});

test.each([
  ['ENOSPC', 'The disk is full'],
  ['EACCES', 'Allow the build to write'],
  ['EISDIR', 'Delete the folders .cache and public'],
])('the fix for %s begins "%s"', async (code, fix) => {
  expect(await messageOf(Object.assign(new Error('write failed'), { code }))).toContain(`fix: ${fix}`);
});
