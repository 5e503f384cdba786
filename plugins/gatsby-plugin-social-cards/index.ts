import type { Node } from 'gatsby';

/** What a social card shows. */
export interface SocialCard {
  /** A few words above the title, such as the category. */
  readonly label?: string;
  readonly title: string;
  readonly brand: string;
  /** The absolute path of the drawing next to the words. */
  readonly picture: string;
}

/** Finds nodes; inside a query, what is found becomes a dependency of the page. */
export interface NodeFinder {
  /** The first node of a type. */
  readonly first: <Found extends Node>(type: string) => Promise<Found | null>;
  /** The node of a file, by its absolute path. */
  readonly file: (absolutePath: string) => Promise<Node | null>;
}

/** A font of the cards. */
export interface CardFont {
  /** The name of the family that the files give themselves. */
  readonly family: string;
  readonly weight: number;
  /** TrueType or OpenType files, from the project's folder: one for each range of characters. */
  readonly files: readonly string[];
}

/** What all cards have in common. */
export interface CardLooks {
  /** The SVG of the logo, from the project's folder. */
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
  /** The types whose nodes have a card; each gets the field `socialCard`, the path of the image. */
  readonly types: readonly string[];
  /** What the card of a node of one of `types` shows. */
  readonly describe: (node: Node, find: NodeFinder) => Promise<SocialCard>;
  /** The public folder of the images, such as `/cards/`. */
  readonly folder: string;
}
