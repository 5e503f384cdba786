/** The parts of a post to compare. */
export interface ComparablePost {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
}

const CATEGORY_WEIGHT = 3;
const SHORTEST_WORD = 5;

function words({ title, excerpt }: ComparablePost): ReadonlySet<string> {
  const all = `${title} ${excerpt}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(all.filter((word) => word.length >= SHORTEST_WORD));
}

/**
 * The ids of each post's most similar posts: shared category first, then shared words in title and excerpt, then the given
 * order (newest first).
 */
export function relatedPosts(posts: readonly ComparablePost[], count: number): ReadonlyMap<string, readonly string[]> {
  const compared = posts.map((post) => ({ ...post, words: words(post) }));
  return new Map(
    compared.map((own) => {
      const points = (other: (typeof compared)[number]): number =>
        [...own.words].filter((word) => other.words.has(word)).length +
        (own.category === other.category ? CATEGORY_WEIGHT : 0);
      const others = compared.filter((other) => other !== own).toSorted((a, b) => points(b) - points(a));
      return [own.id, others.slice(0, count).map(({ id }) => id)];
    }),
  );
}
