import type { Node, Nodes } from 'mdast';
import type { Prose } from './check-body';
import { type Location, locationAt } from './finding';

/** Words of a paragraph, and elements that contain words. */
const WORDS = ['text', 'emphasis', 'strong', 'delete', 'break', 'footnote'];
const LINKS = ['link', 'linkReference'];
/** Everything that is published as it is typed but code. */
export const ALL = [...WORDS, ...LINKS, 'image', 'imageReference', 'footnoteReference'];

/** Parts of a paragraph that contain none. */
function othersIn(node: Node, kept: readonly string[]): Node[] {
  const children = 'children' in node && Array.isArray(node.children) ? (node.children as readonly Node[]) : [];
  return children.flatMap((child) => (kept.includes(child.type) ? othersIn(child, kept) : [child]));
}

/** A text with the locations of its nodes in the file. */
export class LocatedText {
  /**
   * @param body the whole text
   * @param file the name for reports
   * @param firstLine the line of the file on which the text starts
   */
  constructor(
    private readonly body: string,
    private readonly file: string,
    private readonly firstLine: number,
  ) {}

  readonly locationOf = ({ position }: Node): Location => {
    const { line, column } = position?.start ?? { line: 1, column: 1 };
    return { file: this.file, line: line + this.firstLine - 1, column };
  };

  /** A node as typed. */
  readonly typed = ({ position }: Node): string =>
    this.body.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

  /** The literal words of a paragraph, heading or cell; anything else becomes blank, or another character. */
  readonly proseOf = (node: Node, kept: readonly string[] = WORDS, other = ' '): Prose => {
    const start = node.position?.start.offset ?? 0;
    const typed = this.typed(node);
    const text = othersIn(node, kept).reduce((rest, { position }) => {
      const [from, to] = [(position?.start.offset ?? start) - start, (position?.end.offset ?? start) - start];
      return rest.slice(0, from) + rest.slice(from, to).replace(/[^\n]/g, other) + rest.slice(to);
    }, typed);
    return {
      text,
      typed,
      start,
      locationAt: (index) => locationAt(this.file, this.body, start + index, this.firstLine),
    };
  };
}

/** A node and all within it, in order. unist-util-visit takes several times as long, which counts over hundreds of articles. */
export function allNodes(tree: Nodes): Nodes[] {
  const found: Nodes[] = [];
  const add = (node: Nodes): void => {
    found.push(node);
    if ('children' in node) for (const child of node.children) add(child);
  };
  add(tree);
  return found;
}

/** The nodes of some kinds, in order. */
export function nodesOf<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: readonly Type[]
): Extract<Nodes, { type: Type }>[] {
  const isWanted = (node: Nodes): node is Extract<Nodes, { type: Type }> => types.some((type) => type === node.type);
  return allNodes(tree).filter(isWanted);
}
