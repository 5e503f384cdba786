import type { Node } from 'gatsby';

interface Info {
  readonly fieldName: string;
  readonly originalResolver: (source: Node, args: object, context: object, info: Info) => unknown;
}

type Resolver = (source: Node, args: object, context: object, info: Info) => unknown;

/**
 * The resolver of a date, memoised by value and arguments: a post's dates are on its page in four formats and on many
 * cards, and each reading of one takes as long as a whole paragraph of markdown.
 */
export function memoizeDates(): Resolver {
  const known = new Map<string, unknown>();
  return (source, args, context, info) => {
    const key = JSON.stringify([source[info.fieldName], args]);
    if (!known.has(key)) known.set(key, info.originalResolver(source, args, context, info));
    return known.get(key);
  };
}
