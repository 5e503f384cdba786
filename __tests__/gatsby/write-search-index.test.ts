// Guards the targets of search results.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { writeSearchIndex } from '../../src/gatsby/write-search-index';
import { SEARCH_INDEX } from '../../src/routes';
import type { SearchIndex } from '../../src/search/text-search';
import { temporaryFolder } from '../support/temporary-folder';

const directory = temporaryFolder();

const question = (words: string, anchor: string, order: number) => ({ question: words, anchor, order, answer: 'A.' });
const page = (address: string, ...sections: readonly object[]) => ({
  path: address,
  indexed: true,
  label: address,
  seo: { title: 'T', description: 'D' },
  sections,
});

const NODES: Readonly<Record<string, readonly object[]>> = {
  BlogCopy: [
    {
      order: 0,
      seo: { title: 'Blog', description: 'Articles.' },
      elsewhere: { page: 'Page', service: 'Service', question: 'Question', term: 'Term' },
    },
  ],
  Faq: [question('What’s first?', 'first', 0), question('Second?', 'second', 1), question('Third?', 'third', 2)],
  Service: [{ slug: 'rest', order: 0, title: 'Rest', audience: 'All', shortDescription: '', longDescription: '' }],
  ContactCopy: [
    {
      order: 0,
      // A node has the picture's file.
      seo: { title: 'Contact', description: 'Write to us.', socialCardPicture: path.join(directory, 'contact.png') },
      search: { title: 'Contact', text: 'Telephone' },
    },
  ],
  Page: [
    page('/webinar/', { type: 'questions', questions: ['first', 'second'] }),
    page('/faq/', { type: 'questions', questions: ['first'] }),
    page('/services/', { type: 'service-cards' }),
  ],
};

const written = async () => {
  await writeSearchIndex({
    graphql: async () => ({ data: { allPost: { nodes: [] }, allPage: { nodes: [] } } }),
    getNodesByType: (type: string) => (NODES[type] ?? []).map((node) => ({ ...node, internal: { type } })),
    store: { getState: () => ({ program: { directory } }) },
  } as unknown as CreatePagesArgs);
  return JSON.parse(readFileSync(path.join(directory, 'public', SEARCH_INDEX), 'utf8')) as SearchIndex;
};

test('questions and services lead to a page that includes them', async () => {
  const { pages } = await written();
  const pathsOf = (kind: string) => pages.filter((found) => found.kind === kind).map(({ path }) => path);
  expect(pathsOf('Question')).toEqual(['/faq/#first', '/webinar/#second']);
  expect(pathsOf('Service')).toEqual(['/services/']);
});

test('a page made in code is found by its search words', async () => {
  const { pages } = await written();
  expect(pages).toContainEqual({
    kind: 'Page',
    title: 'Contact',
    path: '/contact/',
    names: 'Telephone',
    text: 'Write to us.',
  });
});
