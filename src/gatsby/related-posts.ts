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

function append<Key>(map: Map<Key, number[]>, key: Key, index: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [index]);
  else if (list.length < MOST_POSTS_PER_WORD) list.push(index);
}

/** Adds points to the posts of a list, and keeps in `scored` the posts that got any. */
function score(points: Float64Array, scored: number[], posts: readonly number[], value: number): void {
  for (const index of posts) {
    if (points[index] === 0) scored.push(index);
    points[index] = (points[index] ?? 0) + value;
  }
}

/** The `count` posts with the most points, of equal ones the newest; the others are not sorted. */
function nearestOf(posts: readonly number[], points: Float64Array, count: number): number[] {
  const isNearer = (a: number, b: number): boolean => {
    const [ofA, ofB] = [points[a] ?? 0, points[b] ?? 0];
    return ofA === ofB ? a < b : ofA > ofB;
  };
  const nearest: number[] = [];
  for (const index of posts) {
    const last = nearest[count - 1];
    if (last !== undefined && isNearer(last, index)) continue;
    const place = nearest.findIndex((other) => isNearer(index, other));
    nearest.splice(place === -1 ? nearest.length : place, 0, index);
    nearest.length = Math.min(nearest.length, count);
  }
  return nearest;
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
  const newest = posts.slice(0, count + 1).map((_, index) => index);
  const points = new Float64Array(posts.length);
  return new Map(
    posts.map((post, own) => {
      const scored: number[] = [];
      score(points, scored, byCategory.get(post.category) ?? [], CATEGORY_WEIGHT);
      for (const word of wordsOf[own] ?? []) score(points, scored, byWord.get(word) ?? [], 1);
      const others = scored.filter((index) => index !== own);
      const unlike = newest.filter((index) => index !== own && points[index] === 0);
      const nearest = [...nearestOf(others, points, count), ...unlike].slice(0, count);
      for (const index of scored) points[index] = 0;
      return [post.id, nearest.flatMap((index) => posts[index]?.id ?? [])];
    }),
  );
}
