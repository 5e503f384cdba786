import v8 from 'node:v8';
import type { ParentSpanPluginArgs } from 'gatsby';
import { onPluginInit } from '../../src/gatsby/on-plugin-init';

/** The flags that are set in a process of a build. */
function flags(isWorker: boolean): readonly unknown[] {
  const set = jest.spyOn(v8, 'setFlagsFromString').mockImplementation(() => undefined);
  if (isWorker) process.env.GATSBY_WORKER_POOL_WORKER = '1';
  void onPluginInit?.({} as ParentSpanPluginArgs, { plugins: [] }, () => undefined);
  delete process.env.GATSBY_WORKER_POOL_WORKER;
  const given = set.mock.calls.flat();
  set.mockRestore();
  return given;
}

test('the heap of a worker grows slowly', () => {
  expect(flags(true)).toEqual([expect.stringMatching(/^--heap-growing-percent=\d+$/)]);
});

test('that of the main process is left alone until sourcing is done', () => expect(flags(false)).toEqual([]));
