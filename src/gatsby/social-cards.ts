import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Node } from 'gatsby';
import {
  type CardFont,
  type CardLooks,
  cardAddress,
  type SocialCard,
} from '../../plugins/gatsby-plugin-social-cards/index';
import { LOGO, SITE_COLLECTIONS } from '../content/model/collections';
import { type Card, drawn } from '../content/resolve/cards';
import { SOCIAL_CARDS } from '../routes';
import faces from '../theme/fonts/faces.json';
import { LIGHT } from '../theme/palette';

/** A font of all cards, as `scripts/fonts/make-fonts.mjs` cut it. */
const cardFont = (role: string, card: Omit<CardFont, 'files'>): CardFont => ({
  ...card,
  files: ['latin', 'latin-ext'].map((part) => `src/theme/fonts/cards/${role}-${part}.ttf`),
});

/** The design of all cards. */
export const CARD_LOOKS: CardLooks = {
  logo: LOGO,
  colors: {
    background: LIGHT.background.default,
    title: LIGHT.primary.dark,
    label: LIGHT.accentText.main,
    brand: LIGHT.primary.main,
  },
  fonts: { title: cardFont('display', faces.display.card), text: cardFont('text', faces.text.card) },
};

const COPY_TYPES = SITE_COLLECTIONS.filter(({ schema }) => 'seo' in schema.shape).map(({ type }) => type);

/** Node types with a social card. */
export const SOCIAL_CARD_TYPES: readonly string[] = ['Post', 'Category', 'SiteSettings', 'Page', ...COPY_TYPES];

/** The fields of a node with a card: the address of its image, and what the image shows. */
export interface WithCard {
  readonly socialCard: string;
  readonly card: SocialCard;
}

const hasCard = (node: Node): node is Node & WithCard => 'socialCard' in node && 'card' in node;

/** All cards by address. */
export const allCards = (getNodesByType: (type: string) => Node[]): ReadonlyMap<string, SocialCard> =>
  new Map(
    SOCIAL_CARD_TYPES.flatMap((type) => getNodesByType(type))
      .filter(hasCard)
      .map(({ socialCard, card }) => [socialCard, card]),
  );

/** The digest of a file; empty if there is none, which the check reports while an author works. */
function digestOf(file: string): string {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return '';
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** The fields of the nodes of pages with a card, whose picture is a file on the disk. */
export function cardFields(): (card: Card | undefined) => WithCard | undefined {
  const { logo, fonts } = CARD_LOOKS;
  const looks = [CARD_LOOKS, ...[logo, ...fonts.title.files, ...fonts.text.files].map(digestOf)];
  return (made) => {
    if (!made) return undefined;
    const card = drawn(made);
    const content = [card.label, card.title, card.brand, digestOf(card.picture), looks];
    return { socialCard: cardAddress(SOCIAL_CARDS, made.page, content), card };
  };
}
