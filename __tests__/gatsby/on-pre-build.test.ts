import type { BuildArgs } from 'gatsby';
import { warnOfSimulatedForm } from '../../src/gatsby/on-pre-build';

/** The warnings of a build whose contact form has this provider. */
function warnings(provider: string): readonly unknown[] {
  const warn = jest.fn();
  const node = { internal: { type: 'SiteSettings' }, forms: { contact: { provider } } };
  warnOfSimulatedForm({ getNodesByType: () => [node], reporter: { warn } } as unknown as BuildArgs);
  return warn.mock.calls;
}

test('a simulated form is said once not to be live', () => expect(warnings('simulated')).toHaveLength(1));
test('a live form is not mentioned', () => expect(warnings('formspree')).toEqual([]));
