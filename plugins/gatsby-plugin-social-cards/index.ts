import type { Node } from 'gatsby';

/** The content of a social card. */
export interface SocialCard {
  /** A few words above the title, such as the category. */
  readonly label?: string;
  readonly title: string;
  readonly brand: string;
  /** Absolute path of the drawing beside the words. */
  readonly picture: string;
}

/** Finds nodes; inside a query, the page then depends on them. */
export interface NodeFinder {
  /** The first node of a type. */
  readonly first: <Found extends Node>(type: string) => Promise<Found | null>;
  /** The node of a file, by its absolute path. */
  readonly file: (absolutePath: string) => Promise<Node | null>;
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
  /** Node types that have a card; each gets a `socialCard` field, the path of its image. */
  readonly types: readonly string[];
  /** Returns the content of a node's card. */
  readonly describe: (node: Node, find: NodeFinder) => Promise<SocialCard>;
  /** The images' public folder, such as `/cards/`. */
  readonly folder: string;
}
