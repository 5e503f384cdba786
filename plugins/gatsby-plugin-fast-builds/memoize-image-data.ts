import type { Node } from 'gatsby';

interface FileNode extends Node {
  readonly base: string;
}

/** The part of what Gatsby passes to a resolver that is used here. */
interface Context {
  readonly nodeModel: { getNodeById: (query: { id: string; type: string }) => FileNode | null };
}

interface Info {
  readonly originalResolver: (image: Node, args: object, context: Context, info: Info) => Promise<unknown>;
}

type Resolver = (image: Node, args: object, context: Context, info: Info) => Promise<unknown>;

/**
 * The resolver of `ImageSharp.gatsbyImageData`, memoised by picture and arguments: a cover is on its own page and on
 * several cards, and a picture may be shared by many posts. The answer depends on the file's content, its name (it is
 * part of the address) and the arguments only. The file is read through the node model each time, so that every page
 * that shows the picture is made again when it changes.
 */
export function memoizeImageData(): Resolver {
  const known = new Map<string, Promise<unknown>>();
  return (image, args, context, info) => {
    const ask = (): Promise<unknown> => info.originalResolver(image, args, context, info);
    const file = image.parent ? context.nodeModel.getNodeById({ id: image.parent, type: 'File' }) : null;
    if (!file) return ask();
    const key = JSON.stringify([file.internal.contentDigest, file.base, args]);
    const answer = known.get(key) ?? ask();
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    return answer;
  };
}
