import v8 from 'node:v8';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onPluginInit } from '../../src/gatsby/on-plugin-init';

/** The flags that are set where Gatsby runs this command. */
function flags(command: string): readonly unknown[] {
  const set = jest.spyOn(v8, 'setFlagsFromString').mockImplementation(() => undefined);
  process.env.gatsby_executing_command = command;
  void onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  delete process.env.gatsby_executing_command;
  const given = set.mock.calls.flat();
  set.mockRestore();
  return given;
}

test('the heaps of a build grow slowly', () =>
  expect(flags('build')).toEqual([expect.stringMatching(/^--heap-growing-percent=\d+$/)]));
test('develop is left alone', () => expect(flags('develop')).toEqual([]));
