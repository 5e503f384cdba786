import assert from 'node:assert/strict';
import { isBelowBlog } from '../../../src/routes';
import type { BuiltWords } from '../support/built-words';
import type { Step } from '../support/step';
import { FRAME_WIDTH } from '../support/test-server';
import { until } from '../support/until';
import type { Visitor } from '../support/visitor';

/** Pages below the blog that are looked at; they are all made by two templates. */
const MOST_BELOW_BLOG = 30;

/** All pages, and of very many articles and listings some, evenly. */
function somePages({ routes }: BuiltWords): readonly string[] {
  const below = routes.filter(isBelowBlog);
  const every = Math.ceil(below.length / MOST_BELOW_BLOG);
  return routes.filter((route) => !isBelowBlog(route) || below.indexOf(route) % every === 0);
}

async function widthFault(phone: Visitor, when: string): Promise<string[]> {
  const { pixels, what } = await phone.ask('overflow');
  return pixels > 0 ? [`${when} ${pixels} px too wide: ${what.join(' ')}`] : [];
}

/** Opens one page as narrow as a phone, before and after hydration. */
async function faultsOf(visitor: Visitor, route: string): Promise<string[]> {
  const phone = visitor.inFrame;
  await visitor.ask('openInFrame', route);
  await phone.sits(route);
  await until(`${route} has loaded`, () => phone.ask('isLoaded'));
  const headings = await phone.ask('count', { role: 'heading', level: 1 });
  const early = await widthFault(phone, 'not hydrated');
  await phone.hydrate();
  const faults = [
    ...early,
    ...(await widthFault(phone, 'hydrated')),
    ...(headings === 1 ? [] : [`${headings} titles`]),
  ];
  return faults.map((fault) => `${route}: ${fault}`);
}

/** The pages themselves. */
export const EVERY_ROUTE: readonly Step[] = [
  {
    name: `every page fits into ${FRAME_WIDTH} px, hydrates, and has one title`,
    // The path of an unknown address.
    expected: /^\/404\.html: console: \/404\.html$/,
    run: async ({ visitor, server, words }) => {
      await visitor.open(server.framePath);
      const faults: string[] = [];
      for (const route of somePages(words)) faults.push(...(await faultsOf(visitor, route)));
      assert.deepEqual(faults, []);
    },
  },
];
