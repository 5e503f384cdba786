import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import type { SearchEntry } from '../content/resolve/search-entries';
import { SEARCH_INDEX } from '../routes';
import type { SearchIndex } from '../search/text-search';
import { wordsOf } from '../search/words';
import { PLACEHOLDER } from '../utils/fill-template';
import { queryFailure } from './build-step';
import { nodesOf } from './nodes';

/** Selects the fields of `ArticleCard`, because results appear as cards, and the words of every text. */
const QUERY = /* GraphQL */ `
  query SearchIndexArticles {
    allPost(sort: [{ date: DESC }, { slug: ASC }]) {
      nodes {
        slug
        path
        title
        excerpt
        category
        date
        readTime
        statusLabel
        coverAlt
        cover {
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 800, breakpoints: [480, 672, 800])
          }
        }
        authors {
          name
        }
        body {
          text
        }
      }
    }
    allPage {
      nodes {
        path
        body {
          text
        }
      }
    }
  }
`;

/** Writes the data for search, filters and Load More on the listing: all posts' cards with their words, and other pages. */
export async function writeSearchIndex(args: CreatePagesArgs): Promise<void> {
  const { data, errors } = await args.graphql<Queries.SearchIndexArticlesQuery>(QUERY);
  if (!data) throw new Error(queryFailure(errors));
  const texts = new Map(data.allPage.nodes.map(({ path, body }) => [path, body?.text.replace(PLACEHOLDER, '')]));
  const withText = (found: SearchEntry): SearchEntry => {
    const text = texts.get(found.path);
    return text ? { ...found, text: `${found.text}\n${text}` } : found;
  };
  const index: SearchIndex = {
    articles: data.allPost.nodes.map(({ body, authors, ...card }) => {
      const names = (authors ?? []).map(({ name }) => name);
      return { ...card, words: wordsOf([body.text, ...names].join('\n')) };
    }),
    pages: nodesOf(args, 'SiteSettings').flatMap(({ found }) => found.map(withText)),
    synonyms: nodesOf(args, 'Synonym')
      .sort((a, b) => a.order - b.order)
      .map(({ words }) => words),
    ignored: nodesOf(args, 'BlogCopy')[0]?.ignoredWords ?? [],
  };
  const file = path.join(args.store.getState().program.directory, 'public', SEARCH_INDEX);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(index));
}
