import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import type { Node } from 'gatsby';
import {
  type CardFont,
  type CardLooks,
  cardAddress,
  type SocialCard,
} from '../../plugins/gatsby-plugin-social-cards/index';
import { cardText } from '../content/check/card-letters';
import { entriesOf, filesOf } from '../content/check/checked-files';
import { LOGO, SITE_COLLECTIONS } from '../content/model/collections';
import { pageSlug, type SectionPage } from '../content/model/page';
import type { ContentFiles } from '../content/read/content-files';
import { fillFacts, type ResolvedValues } from '../facts/placeholders';
import { typographic } from '../markdown/typography';
import { CODE_PAGES, categoryPath, pagePath, postPath, SOCIAL_CARDS } from '../routes';
import * as faces from '../theme/fonts/faces.json';
import { LIGHT } from '../theme/palette';
import { fillTemplate } from '../utils/fill-template';
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

/** A page's copy; not every page has a hero. */
interface Copy {
  readonly seo: SectionPage['seo'];
  readonly hero?: { readonly eyebrow?: string };
}

const isCopy = (entry: object): entry is object & Copy => 'seo' in entry;

/** A card before its words are reduced to what its fonts can draw. */
interface Draft {
  /** The type and name of its node, as in `content-nodes.ts`. */
  readonly node: string;
  /** The path of its page. */
  readonly page: string;
  readonly label?: string;
  readonly title: string;
  /** Without one, the site's. */
  readonly picture?: string;
}

function draftOfCopy(node: string, page: string, file: string, { seo, hero }: Copy, pictures: SitePictures): Draft {
  const { title, socialCardTitle, socialCardPicture } = seo;
  const picture = socialCardPicture && pictures.of(file, socialCardPicture);
  return { node, page, label: hero?.eyebrow, title: socialCardTitle ?? title, picture };
}

function draftsOf(files: ContentFiles, pictures: SitePictures): Draft[] {
  const categoryTitle = entriesOf(files, 'BlogCopy')[0]?.categoryTitle ?? '';
  const posts = files.posts.map(({ slug, file, frontMatter: { title, category, cover } }): Draft => {
    return { node: `Post ${slug}`, page: postPath(slug), label: category, title, picture: pictures.of(file, cover) };
  });
  const categories = entriesOf(files, 'Category').map(({ name, slug }, order): Draft => {
    return {
      node: `Category ${order}`,
      page: categoryPath(slug),
      title: fillTemplate(categoryTitle, { category: name }),
    };
  });
  const pages = filesOf(files, 'Page').flatMap(({ file, collection, entries }) => {
    const [node, page] = [`Page ${collection.file}`, pagePath(pageSlug(collection.file) ?? '')];
    return entries.map((entry): Draft => {
      if (!('sections' in entry)) return { node, page, title: entry.title };
      const [first] = entry.sections;
      const hero = first?.type === 'hero' ? first : undefined;
      const eyebrow = hero?.eyebrow && (entry.name ?? hero.eyebrow);
      return draftOfCopy(node, page, file, { seo: entry.seo, hero: { eyebrow } }, pictures);
    });
  });
  const copies = files.data.flatMap(({ file, collection, entries }) => {
    if (!COPY_TYPES.includes(collection.type)) return [];
    const page = CODE_PAGES.find((code) => code.file === collection.file)?.path ?? collection.file.replace('.yaml', '');
    const all: readonly object[] = entries;
    return all.filter(isCopy).map((copy) => draftOfCopy(`${collection.type} 0`, page, file, copy, pictures));
  });
  return [...posts, ...categories, ...pages, ...copies];
}

/**
 * The cards of all nodes, by the node's type and name as in `content-nodes.ts`.
 * @param files valid content
 * @param facts the values that titles may name
 */
export function socialCards(
  files: ContentFiles,
  pictures: SitePictures,
  facts: ResolvedValues,
): ReadonlyMap<string, WithCard> {
  const [settings] = entriesOf(files, 'SiteSettings');
  if (!settings) return new Map();
  const { name, picture: ofSite } = settings.brand;
  const display = (text: string): string | undefined => cardText(typographic(fillFacts(text, facts))).text;
  const brand = display(name) ?? name;
  const { logo, fonts } = CARD_LOOKS;
  const looks = [CARD_LOOKS, ...[logo, ...fonts.title.files, ...fonts.text.files].map(digestOf)];
  const site: Draft & { readonly picture: string } = {
    node: 'SiteSettings 0',
    page: '/site/',
    title: name,
    picture: pictures.of('content/site.yaml', ofSite),
  };
  const cards = [site, ...draftsOf(files, pictures)].map((draft): [string, WithCard] => {
    const { node, page, label, title, picture = site.picture } = draft;
    const card = { label: label && display(label), title: display(title) ?? brand, brand, picture };
    const content = [card.label, card.title, brand, digestOf(picture), looks];
    return [node, { socialCard: cardAddress(SOCIAL_CARDS, page, content), card }];
  });
  return new Map(cards);
}
