import type { Definition, Image, Link, Node, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { ParseMarkdown } from './portable-markdown';

/** A part of a text that holds an address, and what the address is for. */
export interface AddressNode {
  readonly node: Link | Image | Definition;
  readonly kind: 'link' | 'picture';
}

/** Collects the addresses of a text, node by node. A definition belongs to pictures where one refers to it. */
export class AddressCollector {
  private readonly nodes: AddressNode['node'][] = [];
  private readonly pictured = new Set<string>();

  see(node: Root | Node): void {
    if (node.type === 'imageReference' && 'identifier' in node) this.pictured.add(String(node.identifier));
    else if (node.type === 'link' || node.type === 'image' || node.type === 'definition')
      this.nodes.push(node as AddressNode['node']);
  }

  get addresses(): AddressNode[] {
    return this.nodes.map((node) => {
      const isPicture = node.type === 'image' || (node.type === 'definition' && this.pictured.has(node.identifier));
      return { node, kind: isPicture ? 'picture' : 'link' };
    });
  }
}

/** Another site, or a path from the root of this one. */
const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/)/i;

/** The paths of the pictures in a text that are files beside it, each once, as they are written. */
export function picturePaths(markdown: string, parse: ParseMarkdown): string[] {
  if (!markdown.includes('![')) return [];
  const collector = new AddressCollector();
  visit(parse(markdown), (node) => collector.see(node));
  const pictures = collector.addresses.filter(({ kind, node }) => kind === 'picture' && !ELSEWHERE.test(node.url));
  return [...new Set(pictures.map(({ node }) => node.url).filter((url) => url !== ''))];
}
