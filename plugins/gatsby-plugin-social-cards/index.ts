import { createHash } from 'node:crypto';
import type { Node } from 'gatsby';

/** The content of a social card. */
export interface SocialCard {
  /** A few words above the title, such as the category. */
  readonly label?: string;
  readonly title: string;
  readonly brand: string;
  /** Absolute path of the picture beside the words. */
  readonly picture: string;
}

/** A card font. */
export interface CardFont {
  /** The family name inside the files. */
  readonly family: string;
  readonly weight: number;
  /** TrueType or OpenType files, relative to the project: one per range of characters. */
  readonly files: readonly string[];
}

/** Design shared by all cards. */
export interface CardLooks {
  /** The logo's SVG, relative to the project. */
  readonly logo: string;
  readonly colors: {
    readonly background: string;
    readonly title: string;
    readonly label: string;
    readonly brand: string;
  };
  readonly fonts: { readonly title: CardFont; readonly text: CardFont };
}

/** The options of this plugin. */
export interface SocialCardsOptions extends CardLooks {
  /** Lists all cards after a build, by their address from `cardAddress`. */
  readonly cards: (getNodesByType: (type: string) => Node[]) => ReadonlyMap<string, SocialCard>;
  /** The images' public folder, such as `/cards/`. */
  readonly folder: string;
}

/** Hexadecimal digits in an address. */
const DIGITS = 12;

/**
 * The address of a page's card: after the page's path and a hash of all that the card shows, so that its file never changes.
 * @param content what the card shows: words, and digests of files
 */
export function cardAddress(folder: string, page: string, content: unknown): string {
  const name = page.split('/').filter(Boolean).join('-') || 'home';
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, DIGITS);
  return `${folder}${name}-${digest}.jpg`;
}
