import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodePath } from '../utils/paths';
import { element } from './element';

/** A body's pictures, by the decoded path in the markdown; those of `static/` are addresses. */
export type BodyPictures = ReadonlyMap<string, IGatsbyImageData | string>;

/** Maximum width of the text column, in pixels. */
export const COLUMN = 608;
/** Displayed width of a picture in the text. */
const SIZES = `(min-width: 680px) ${COLUMN}px, 92vw`;

function picture({ images, width, height, backgroundColor }: IGatsbyImageData, alt: string): Element {
  const sources = (images.sources ?? []).map(({ type, srcSet }) => element('source', { type, srcSet, sizes: SIZES }));
  const { src, srcSet } = images.fallback ?? {};
  const style = backgroundColor && `background-color:${backgroundColor}`;
  // gatsby-plugin-sharp gives fractions, which attributes must not have.
  const size = { width: Math.round(width), height: Math.round(height) };
  const image = { src, srcSet, sizes: SIZES, ...size, alt, loading: 'lazy', decoding: 'async', style };
  return element('picture', {}, ...sources, element('img', image));
}

function withCaption(shown: Element, title: unknown): Element {
  const caption = typeof title === 'string' ? [element('figcaption', {}, title)] : [];
  return element('figure', {}, shown, ...caption);
}

function onlyPicture({ tagName, children }: Element): Element | undefined {
  const parts = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const [only] = parts;
  if (tagName !== 'p' || parts.length !== 1) return undefined;
  return only?.type === 'element' && only.tagName === 'img' ? only : undefined;
}

const ELSEWHERE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Sets every picture's sizes; a picture alone in its paragraph becomes a figure with its title as caption.
 * @throws if a picture of the site is missing, so that no page is published with a broken one
 */
export function rehypePictures(pictures?: BodyPictures) {
  const shown = ({ properties }: Element): Element => {
    const src = String(properties.src ?? '');
    const found = pictures?.get(decodePath(src)) ?? src;
    if (pictures && found === src && src !== '' && !ELSEWHERE.test(src)) throw new Error(`there is no picture ${src}`);
    const alt = String(properties.alt ?? '');
    if (typeof found === 'object') return picture(found, alt);
    return element('img', { ...properties, src: found || undefined, alt, title: undefined, loading: 'lazy' });
  };
  return (tree: Root): void => {
    visit(tree, 'element', (node, index, parent) => {
      if (!parent || index === undefined) return;
      const alone = onlyPicture(node);
      if (alone) parent.children[index] = withCaption(shown(alone), alone.properties.title);
      else if (node.tagName === 'img') parent.children[index] = shown(node);
      else return;
      return index + 1;
    });
  };
}
