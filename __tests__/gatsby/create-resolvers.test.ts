// Guards what resolvers answer: the label of a hidden post, a drawing as an address.
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers, svgAddress } from '../../src/gatsby/create-resolvers';

interface Post {
  readonly status: string;
  readonly date: string;
}

type Resolve = (post: Post, args: object, context: object) => Promise<string | null>;

/** The resolver of `Post.statusLabel`, as Gatsby is given it. */
function resolver(): Resolve {
  let resolve: Resolve | undefined;
  const take = (resolvers: { Post: { statusLabel: { resolve: Resolve } } }): void => {
    resolve = resolvers.Post.statusLabel.resolve;
  };
  createResolvers?.({ createResolvers: take } as unknown as CreateResolversArgs, { plugins: [] }, () => undefined);
  if (!resolve) throw new Error('Post.statusLabel has no resolver.');
  return resolve;
}

const findOne = jest.fn(async () => ({ status: { draft: 'Draft', scheduled: 'Scheduled for {date}' } }));

it.each([
  ['draft', 'Draft'],
  ['scheduled', 'Scheduled for 2 January 2099'],
])('a post that is %s says so in the words of the content', async (status, label) => {
  expect(await resolver()({ status, date: '2099-01-02' }, {}, { nodeModel: { findOne } })).toBe(label);
});

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <!-- a note -->
  <title>50% of "it" & <b>'s</title>
  <path fill="#0E4B45" d="M0 0h8"/>
</svg>
`;

it('puts a drawing into an address, without notes and line breaks', () => {
  const address = svgAddress(SVG);
  const [head, data = ''] = address.split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(data).not.toMatch(/[\s<>"#]/);
  expect(decodeURIComponent(data)).toBe(
    SVG.replace(/\s*<!-- a note -->/, '')
      .replace(/>\s+</g, '><')
      .trim(),
  );
});
