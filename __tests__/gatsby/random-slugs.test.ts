// Guards that no slug or former URL writes outside public/.
import path from 'node:path';
import fc from 'fast-check';
import { redirectFile } from '../../plugins/gatsby-plugin-static-host/redirects';
import { slug as slugSchema } from '../../src/content/model/fields';
import { redirect } from '../../src/content/model/permalinks';
import { listRedirects } from '../../src/gatsby/host-options';
import { postPath } from '../../src/routes';
import { SEED } from '../support/seed';

const PUBLIC = path.resolve('public');
const RUNS = { seed: SEED, numRuns: 1000 };

/** Names from people and attackers. */
const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom('.', '/', '\\', '%2e', '%2f', 'a', 'B', '-', ' ', '\0', '~', ':', '?', '#'),
    maxLength: 40,
  }),
  fc.constantFrom('..', '../..', '../../etc/passwd', '/etc/passwd', 'C:\\x', '%2e%2e%2f', 'page', 'category', '.', ''),
  fc.stringMatching(/^[a-z0-9]{1,12}(-[a-z0-9]{1,12}){0,8}$/),
);

const outside = (files: readonly string[]) => files.filter((file) => !path.resolve(file).startsWith(PUBLIC + path.sep));
const redirectsOf = (...content: Parameters<typeof listRedirects>) =>
  listRedirects(...content).map(({ from }) => path.join(PUBLIC, redirectFile(from)));

it(`writes nothing outside public/ for 1,000 random slugs (seed ${SEED})`, () => {
  const schema = slugSchema('A slug.');
  let accepted = 0;
  fc.assert(
    fc.property(name, (given) => {
      const { success, data: slug = '' } = schema.safeParse(given);
      if (!success) return;
      accepted += 1;
      const posts = [{ slug: 'a-post', title: 'A', aliases: [slug] }];
      const categories = [{ slug: 'b', title: 'B', aliases: [slug] }];
      const redirects = redirectsOf(posts, categories, []);
      expect(outside([path.join(PUBLIC, postPath(slug), 'index.html'), ...redirects])).toEqual([]);
      expect(encodeURIComponent(slug)).toBe(slug);
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(100);
});

it(`writes nothing outside public/ for 1,000 random old addresses (seed ${SEED})`, () => {
  let accepted = 0;
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 3 }), (parts) => {
      const { success, data } = redirect.safeParse({ from: `/${parts.join('/')}`, to: '/about/' });
      if (!success) return;
      accepted += 1;
      expect(outside(redirectsOf([], [], [data]))).toEqual([]);
    }),
    RUNS,
  );
  expect(accepted).toBeGreaterThan(20);
});
