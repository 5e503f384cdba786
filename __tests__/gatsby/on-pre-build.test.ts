import type { BuildArgs } from 'gatsby';
import { refuseMissingEndpoint, warnOfSimulatedForm } from '../../src/gatsby/on-pre-build';

/** The warnings of a build whose contact form has this provider. */
function warnings(provider: string): readonly unknown[] {
  const warn = jest.fn();
  const node = { internal: { type: 'SiteSettings' }, forms: { contact: { provider } } };
  warnOfSimulatedForm({ getNodesByType: () => [node], reporter: { warn } } as unknown as BuildArgs);
  return warn.mock.calls;
}

test('a simulated form is said once not to be live', () => expect(warnings('simulated')).toHaveLength(1));
test('a live form is not mentioned', () => expect(warnings('formspree')).toEqual([]));

/** The errors of a build on a host that sets these variables. */
function errors(contact: object, environment: NodeJS.ProcessEnv): readonly unknown[] {
  const panicOnBuild = jest.fn();
  const node = { internal: { type: 'SiteSettings' }, forms: { contact } };
  refuseMissingEndpoint(
    { getNodesByType: () => [node], reporter: { panicOnBuild } } as unknown as BuildArgs,
    environment,
  );
  return panicOnBuild.mock.calls;
}

test.each([{ NETLIFY: 'true' }, { CF_PAGES: '1' }])(
  'our own endpoint cannot run where only files are served: %o',
  (env) => {
    expect(errors({ provider: 'function' }, env)).toHaveLength(1);
    expect(errors({ provider: 'function', action: 'https://forms.example.com/api/contact' }, env)).toEqual([]);
    expect(errors({ provider: 'formspree', id: 'abc' }, env)).toEqual([]);
    expect(errors({ provider: 'function' }, {})).toEqual([]);
  },
);
