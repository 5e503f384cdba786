import v8 from 'node:v8';
import type { BuildArgs } from 'gatsby';
import { onPreBuild } from '../../src/gatsby/on-pre-build';

/** The warnings of a build whose contact form has this provider. */
function warnings(provider: string): readonly unknown[] {
  const warn = jest.fn();
  const node = { internal: { type: 'SiteSettings' }, forms: { contact: { provider } } };
  const args = { getNodesByType: () => [node], reporter: { warn } } as unknown as BuildArgs;
  void onPreBuild?.(args, { plugins: [] }, () => undefined);
  return warn.mock.calls;
}

test('a simulated form is said once not to be live', () => expect(warnings('simulated')).toHaveLength(1));
test('a live form is not mentioned', () => expect(warnings('formspree')).toEqual([]));

test('from then on the heap grows slowly', () => {
  const set = jest.spyOn(v8, 'setFlagsFromString');
  warnings('formspree');
  expect(set).toHaveBeenLastCalledWith(expect.stringMatching(/^--heap-growing-percent=\d+$/));
  set.mockRestore();
});
