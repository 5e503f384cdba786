import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import rehypeExternalLinks from 'rehype-external-links';
import rehypeSanitize from 'rehype-sanitize';
import { unified } from 'unified';
import type { ShownFacts } from '../../utils/fact-placeholders';
import { articleSchema } from './article-schema';
import { rehypeDiagrams } from './rehype-diagrams';
import { rehypeDirection } from './rehype-direction';
import { rehypeFacts } from './rehype-facts';
import { rehypeFootnotes } from './rehype-footnotes';
import { type RenderedHeading, rehypeHeadings, renderedHeadings } from './rehype-headings';
import { type LetterTexts, rehypeLetters } from './rehype-letters';
import { rehypeNote } from './rehype-note';
import { type BodyPictures, rehypePictures } from './rehype-pictures';
import { rehypeTables } from './rehype-tables';
import { rehypeTasks, type TickTexts } from './rehype-tasks';
import { type Glossary, meaningsHtml, NO_GLOSSARY, rehypeTerms } from './rehype-terms';
import { rehypeTypography } from './rehype-typography';

/** A post's body, ready for the page. */
export interface RenderedArticle {
  readonly html: string;
  /** What the terms mean that are marked in it, as hidden elements that belong behind it. */
  readonly meanings: string;
  readonly headings: readonly RenderedHeading[];
}

/** What an article shows besides its own words. */
export interface Additions {
  /** The pictures in the folder of the post, ready for every screen. */
  readonly pictures?: BodyPictures;
  /** What is shown in place of `{fact:id}`; the id of a heading keeps the name, so that links to it keep working. */
  readonly facts?: ShownFacts;
  /** Without it no term is marked. */
  readonly glossary?: Glossary;
  /** Without them a letter is a quotation like any other. */
  readonly letter?: LetterTexts;
  /** Without them ticks are not kept. */
  readonly ticks?: TickTexts;
}

/**
 * Renders the tree of an article to HTML that is safe to put into a page: everything outside the article schema is taken
 * out before any of our steps.
 * @param tree `htmlAst` of gatsby-transformer-remark; the steps change it
 */
export function renderArticle(tree: Root, additions: Additions = {}): RenderedArticle {
  const { pictures = new Map(), facts = {}, glossary = NO_GLOSSARY, letter, ticks } = additions;
  const processor = unified()
    .use(rehypeFootnotes)
    .use(rehypeSanitize, articleSchema)
    .use(rehypeHeadings)
    .use(rehypeFacts, facts)
    .use(rehypeTypography)
    .use(rehypeExternalLinks, { rel: ['noopener'] })
    .use(rehypeDirection)
    .use(rehypeTasks, ticks)
    .use(rehypeNote)
    .use(rehypeDiagrams)
    .use(rehypeTables)
    .use(rehypePictures, pictures)
    .use(rehypeTerms, glossary);
  if (letter) processor.use(rehypeLetters, letter);
  const rendered = processor.runSync(tree);
  return { html: toHtml(rendered), meanings: meaningsHtml(rendered, glossary), headings: renderedHeadings(rendered) };
}
