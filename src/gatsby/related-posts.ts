/** What is compared of a post. */
export interface ComparablePost {
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly excerpt: string;
}

const CATEGORY_WEIGHT = 3;
const SHORTEST_WORD = 5;
/** A word in more posts than this says too little to be worth following; the newest posts that have it are looked at. */
const MOST_POSTS_PER_WORD = 200;

function words({ title, excerpt }: ComparablePost): ReadonlySet<string> {
  return new Set(
    `${title} ${excerpt}`
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => word.length >= SHORTEST_WORD),
  );
}

function append(map: Map<string, number[]>, key: string, index: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [index]);
  else if (list.length < MOST_POSTS_PER_WORD) list.push(index);
}

/**
 * For every post the ids of its nearest posts: shared category first, then shared words of title and excerpt,
 * then the order given (newest first). Posts are found by their words, so the time grows with the posts and not with
 * their square; up to `MOST_POSTS_PER_WORD` posts the answer is that of comparing each with each.
 */
export function relatedPosts(posts: readonly ComparablePost[], count: number): ReadonlyMap<string, readonly string[]> {
  const wordsOf = posts.map(words);
  const byWord = new Map<string, number[]>();
  const byCategory = new Map<string, number[]>();
  for (const [index, post] of posts.entries()) {
    for (const word of wordsOf[index] ?? []) append(byWord, word, index);
    append(byCategory, post.category, index);
  }

  const nearestOf = (post: ComparablePost, own: number): string[] => {
    // The newest posts fill up what is left.
    const points = new Map(posts.slice(0, count + 1).map((_, index) => [index, 0]));
    const score = (indices: readonly number[] = [], value: number): void => {
      for (const index of indices) points.set(index, (points.get(index) ?? 0) + value);
    };
    score(byCategory.get(post.category), CATEGORY_WEIGHT);
    for (const word of wordsOf[own] ?? []) score(byWord.get(word), 1);
    points.delete(own);
    const nearest = [...points].sort(([a, ofA], [b, ofB]) => ofB - ofA || a - b).slice(0, count);
    return nearest.flatMap(([index]) => posts[index]?.id ?? []);
  };
  return new Map(posts.map((post, own) => [post.id, nearestOf(post, own)]));
}
