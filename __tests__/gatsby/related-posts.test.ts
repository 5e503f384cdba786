import fc from 'fast-check';
import { type ComparablePost, relatedPosts } from '../../src/gatsby/related-posts';

const post = (id: string, category: string, title: string): ComparablePost => ({ id, category, title, excerpt: '' });

/** Each compared with each: slow, and plainly right. */
function compareAll(posts: readonly ComparablePost[], count: number): Map<string, string[]> {
  const wordsOf = ({ title, excerpt }: ComparablePost) =>
    new Set(
      `${title} ${excerpt}`
        .toLowerCase()
        .split(' ')
        .filter((word) => word.length >= 5),
    );
  return new Map(
    posts.map((own) => {
      const points = (other: ComparablePost) =>
        [...wordsOf(own)].filter((word) => wordsOf(other).has(word)).length + (own.category === other.category ? 3 : 0);
      const ranked = posts
        .filter(({ id }) => id !== own.id)
        .map((other, index) => ({ id: other.id, index, points: points(other) }))
        .sort((a, b) => b.points - a.points || a.index - b.index);
      return [own.id, ranked.slice(0, count).map(({ id }) => id)];
    }),
  );
}

it('puts a shared category before shared words, and those before the date', () => {
  const posts = [
    post('new', 'B', 'nothing'),
    post('words', 'B', 'night shift nurses'),
    post('category', 'A', 'other'),
    post('own', 'A', 'nurses night'),
  ];
  expect(relatedPosts(posts, 3).get('own')).toEqual(['category', 'words', 'new']);
});

it('fills up with the newest posts', () => {
  const posts = [post('1', 'A', ''), post('2', 'B', ''), post('3', 'C', ''), post('4', 'D', '')];
  expect(relatedPosts(posts, 2).get('1')).toEqual(['2', '3']);
  expect(relatedPosts(posts, 2).get('4')).toEqual(['1', '2']);
});

it('gives the answer of comparing each with each', () => {
  const word = fc.constantFrom('nurses', 'nights', 'career', 'abroad', 'the', 'visas');
  const title = fc.array(word, { maxLength: 5 }).map((words) => words.join(' '));
  const list = fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C'), title, title), { maxLength: 30 });
  fc.assert(
    fc.property(list, (entries) => {
      const posts = entries.map(([category, name, excerpt], index) => ({
        id: `${index}`,
        category,
        title: name,
        excerpt,
      }));
      expect([...relatedPosts(posts, 3)]).toEqual([...compareAll(posts, 3)]);
    }),
  );
});
