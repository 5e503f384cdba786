/** What is compared of a post. */
export interface ComparablePost {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
}

const CATEGORY_WEIGHT = 3;
const SHORTEST_WORD = 5;

function words({ title, excerpt }: ComparablePost): ReadonlySet<string> {
  return new Set(
    `${title} ${excerpt}`
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => word.length >= SHORTEST_WORD),
  );
}

/**
 * For every post the ids of its nearest posts: shared category first, then shared words of title and excerpt,
 * then the order given (newest first).
 */
export function relatedPosts(posts: readonly ComparablePost[], count: number): ReadonlyMap<string, readonly string[]> {
  const wordsOf = new Map(posts.map((post) => [post.id, words(post)]));
  const score = (a: ComparablePost, b: ComparablePost): number => {
    const shared = [...(wordsOf.get(a.id) ?? [])].filter((word) => wordsOf.get(b.id)?.has(word)).length;
    return shared + (a.category === b.category ? CATEGORY_WEIGHT : 0);
  };
  return new Map(
    posts.map((post) => {
      const ranked = posts
        .filter(({ id }) => id !== post.id)
        .map((other, index) => ({ id: other.id, rank: score(post, other) - index / posts.length / 2 }))
        .sort((a, b) => b.rank - a.rank);
      return [post.id, ranked.slice(0, count).map(({ id }) => id)];
    }),
  );
}
