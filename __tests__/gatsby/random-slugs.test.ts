// Guards that no slug or old address writes outside public/.
import path from 'node:path';
import fc from 'fast-check';
import { redirectFile } from '../../plugins/gatsby-plugin-static-host/redirects';
import { slug as slugSchema } from '../../src/content/model/fields';
import { redirect } from '../../src/content/model/permalinks';
import { listRedirects } from '../../src/gatsby/host-options';
import { postPath } from '../../src/routes';
import { SEED } from '../support/seed';

const PUBLIC = path.resolve('public');
const RUNS = 1000;

/** Names as people and attackers give them. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', '%2e', '%2f', 'a', 'B', '-', ' ', '\0', '~', ':', '?', '#'),
    maxLength: 40,
  }),
  fc.constantFrom('..', '../..', '../../etc/passwd', '/etc/passwd', 'C:\\x', '%2e%2e%2f', 'page', 'category', '.', ''),
  fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,8}$/),
);

const inside = (file: string): boolean => file.startsWith(PUBLIC + path.sep);

it('writes nothing outside public/ for 1,000 random slugs', () => {
  const schema = slugSchema('A slug.');
  let accepted = 0;
  fc.assert(
    fc.property(name, (given) => {
      const result = schema.safeParse(given);
      if (!result.success) return;
      accepted += 1;
      const files = [
        path.join(PUBLIC, postPath(result.data), 'index.html'),
        ...listRedirects(
          [{ slug: 'a-post', title: 'A', aliases: [result.data] }],
          [{ slug: 'b', title: 'B', aliases: [result.data] }],
          [],
        ).map((redirect) => path.join(PUBLIC, redirectFile(redirect.from))),
      ];
      for (const file of files) expect(inside(path.resolve(file))).toBe(true);
      expect(encodeURIComponent(result.data)).toBe(result.data);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(100);
});

it('writes nothing outside public/ for 1,000 random old addresses', () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (parts) => {
      const result = redirect.safeParse({ from: `/${parts.join('/')}`, to: '/about/' });
      if (!result.success) return;
      accepted += 1;
      const others = listRedirects([], [], [result.data]);
      for (const { from } of others) expect(inside(path.resolve(PUBLIC, redirectFile(from)))).toBe(true);
    }),
    { seed: SEED, numRuns: RUNS },
  );
  expect(accepted).toBeGreaterThan(20);
});
