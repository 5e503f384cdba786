import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Node } from 'gatsby';
import {
  type CardFont,
  type CardLooks,
  cardAddress,
  type SocialCard,
} from '../../plugins/gatsby-plugin-social-cards/index';
import { cardText } from '../content/check/check-cards';
import { type Entries, LOGO, SITE_COLLECTIONS } from '../content/model/collections';
import type { SectionPage } from '../content/model/page';
import { fillFacts, type ResolvedValues } from '../facts/placeholders';
import { typographic } from '../markdown/typography';
import { SOCIAL_CARDS } from '../routes';
import * as faces from '../theme/fonts/faces.json';
import { LIGHT } from '../theme/palette';
import type { SitePictures } from './pictures';

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

/** The types of page copy in YAML. */
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

/** A page's copy, ready for display; not every page has a hero. */
interface Copy {
  readonly seo: SectionPage['seo'];
  readonly hero?: { readonly eyebrow?: string };
}

export const isCopy = (entry: object): entry is object & Copy => 'seo' in entry;

/** The words and picture of a card, as the page has them. */
interface CardDraft {
  /** The path of the page. */
  readonly page: string;
  readonly label?: string;
  readonly title: string;
  /** The absolute path of a file; without one, the site's picture. */
  readonly picture?: string;
}

/** What the card of a page with this copy shows. */
export const draftOfCopy = (page: string, { seo, hero }: Copy): CardDraft => ({
  page,
  label: hero?.eyebrow,
  title: seo.socialCardTitle ?? seo.title,
  picture: seo.socialCardPicture,
});

/** Makes the cards of a site; it makes none while there are no valid settings. */
export type CardMaker = (draft: CardDraft) => WithCard | undefined;

/**
 * Makes a card, with the words that its fonts can draw.
 * @param settings of the site, as written
 * @param facts the values that the name of the brand may contain
 */
export function cardMaker(
  settings: Entries['SiteSettings'] | undefined,
  pictures: SitePictures,
  facts: ResolvedValues,
): CardMaker {
  if (!settings) return () => undefined;
  const { name, picture: ofSite } = settings.brand;
  const brand = cardText(typographic(fillFacts(name, facts))).text ?? name;
  const sitePicture = pictures.of('content/site.yaml', ofSite);
  const { logo, fonts } = CARD_LOOKS;
  const looks = [CARD_LOOKS, ...[logo, ...fonts.title.files, ...fonts.text.files].map(digestOf)];
  return ({ page, label, title, picture = sitePicture }) => {
    const card = { label: label && cardText(label).text, title: cardText(title).text ?? brand, brand, picture };
    const content = [card.label, card.title, brand, digestOf(picture), looks];
    return { socialCard: cardAddress(SOCIAL_CARDS, page, content), card };
  };
}
