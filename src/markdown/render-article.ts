import type { Element, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString as textOf } from 'hast-util-to-string';
import { toText } from 'hast-util-to-text';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { ResolvedValues } from '../facts/placeholders';
import { isAddress } from '../utils/paths';
import type { PricedPlan } from '../utils/prices';
import { feedHtml } from './feed-html';
import { rehypeDiagrams } from './rehype-diagrams';
import { rehypeDirection } from './rehype-direction';
import { rehypeFacts } from './rehype-facts';
import { rehypeFootnotes } from './rehype-footnotes';
import { type RenderedHeading, rehypeHeadings, renderedHeadings } from './rehype-headings';
import { type LetterTexts, rehypeLetters } from './rehype-letters';
import { type BodyPictures, rehypePictures } from './rehype-pictures';
import { rehypeTables } from './rehype-tables';
import { rehypeTasks, type TickTexts } from './rehype-tasks';
import { type Glossary, meaningsHtml, NO_GLOSSARY, rehypeTerms } from './rehype-terms';
import { rehypeTypography } from './rehype-typography';

/** Allowed content of an article's body: the elements of GitHub-flavoured markdown and nothing active. */
const articleSchema: Options = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'section'],
    ...['a', 'em', 'strong', 'del', 'sup', 'img', 'ul', 'ol', 'li', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    // The editor's preview finds its pictures by `dataPath`.
    img: ['src', 'dataPath', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    sup: ['id'],
    td: ['align'],
    th: ['align'],
    h2: ['id'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: ['script', 'style'],
  // These are footnote ids: the content check rejects HTML, the only other source of ids.
  clobber: [],
};

/** Treats a fully emphasised first paragraph as a note, such as when the text was written; the text starts after it. */
function rehypeNote() {
  return (tree: Root): void => {
    const first = tree.children.find((child) => child.type === 'element');
    const [only, ...others] = first?.children ?? [];
    if (first?.tagName !== 'p' || only?.type !== 'element' || only.tagName !== 'em' || others.length > 0) return;
    first.properties.className = ['note'];
  };
}

/** Marks links to other sites whose addresses are printed after their words; see `src/theme/print.ts`. */
function rehypePrintedAddresses() {
  return (tree: Root): void =>
    visit(tree, { tagName: 'a' }, (link: Element) => {
      const href = String(link.properties.href);
      if (/^https?:/.test(href) && !isAddress(textOf(link), href)) link.properties.dataPrint = 'address';
    });
}

/** A post's body, ready for the page. */
export interface RenderedArticle {
  readonly html: string;
  /** Explanations of its marked terms, as hidden elements to place after it. */
  readonly meanings: string;
  readonly headings: readonly RenderedHeading[];
  /** Its words as plain text for the search, without the labels of controls; blocks are on lines of their own. */
  readonly text: string;
  /** The same for feeds, with absolute addresses and no controls; empty without the address of its page. */
  readonly feedHtml: string;
}

/** Lookup data for rendering an article. */
export interface Additions {
  /** All its pictures, in responsive sizes; without it, they stay as they are. */
  readonly pictures?: BodyPictures;
  /** Replacements for `{fact:id}`; heading ids keep the name, so that links to them keep working. */
  readonly facts?: ResolvedValues;
  readonly plans?: readonly PricedPlan[];
  /** Without it, no term is marked. */
  readonly glossary?: Glossary;
  /** Without it, a letter is an ordinary quotation. */
  readonly letter?: LetterTexts;
  /** Without it, ticks are not stored. */
  readonly ticks?: TickTexts;
  /** The absolute address of its page. */
  readonly pageUrl?: string | undefined;
}

/**
 * Renders an article's tree to HTML that is safe in a page: removes everything outside the article schema before any of our
 * steps.
 * @param tree `htmlAst` of gatsby-transformer-remark; the steps change it
 */
export function renderArticle(tree: Root, additions: Additions = {}): RenderedArticle {
  const { pictures, facts = {}, plans, glossary = NO_GLOSSARY, letter, ticks, pageUrl } = additions;
  const content = unified()
    .use(rehypeFootnotes)
    .use(rehypeSanitize, articleSchema)
    .use(rehypeHeadings)
    .use(rehypeFacts, facts, plans)
    .use(rehypePrintedAddresses)
    .use(rehypeTypography)
    .use(rehypeDirection)
    .use(rehypeNote)
    .use(rehypeDiagrams)
    .use(rehypeTables)
    .use(rehypePictures, pictures)
    .runSync(tree);
  const text = toText(content);
  const feed = pageUrl === undefined ? '' : feedHtml(content, pageUrl);
  const controls = unified().use(rehypeTasks, ticks).use(rehypeTerms, glossary);
  if (letter) controls.use(rehypeLetters, letter);
  controls.runSync(content);
  return {
    html: toHtml(content),
    meanings: meaningsHtml(content, glossary),
    headings: renderedHeadings(content),
    text,
    feedHtml: feed,
  };
}
