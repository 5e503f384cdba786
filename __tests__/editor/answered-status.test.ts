import { answeredStatus } from '../../src/editor/answered-status';
import { ATTEMPTS, whyHostFailed } from '../../src/editor/save-failure';
import { type Answer, REFUSALS } from '../browser/support/host-refusals';

const answer = ({ status, headers = {}, body }: Answer): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });

const all = Object.entries(REFUSALS).flatMap(([host, refusals]) =>
  Object.entries(refusals).map(([meant, refusal]) => [host, Number(meant), refusal] as const),
);

test.each(all)('knows what %s means by %i', async (_host, meant, refusal) => {
  const status = await answeredStatus(answer(refusal));
  // GitLab refuses a change with 400, which is told in the same words.
  expect(whyHostFailed(status, undefined, ATTEMPTS.save)).toBe(whyHostFailed(meant, undefined, ATTEMPTS.save));
});

test('leaves a save that was done as it is, whatever its answer holds', async () => {
  const done = answer({ status: 200, body: { data: { createCommitOnBranch: { commit: {} } } } });
  expect(await answeredStatus(done)).toBe(200);
  expect(await done.text()).toContain('createCommitOnBranch');
  expect(await answeredStatus(answer({ status: 200, body: '<h1>A page</h1>' }))).toBe(200);
});

test('tells the words of the host, but not those of the program that could not read them', () => {
  const refused = new Error('Server responded with an error', { cause: { status: 403, message: 'Not you.' } });
  expect(whyHostFailed(403, refused, ATTEMPTS.save)).toContain('The host says: Not you.');
  const unreadable = new Error('Failed to parse the response', { cause: new SyntaxError('Unexpected token R') });
  expect(whyHostFailed(429, unreadable, ATTEMPTS.save)).not.toContain('Unexpected token');
});
