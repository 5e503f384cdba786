// Guards the first results of nurses' searches on the blog.
import { plannerPath, postPath, SEARCH_INDEX } from '../../../src/routes';
import type { Found, SearchIndex } from '../../../src/search/text-search';
import { searchIn } from '../../search/search-over';
import { builtFile } from '../built-site';

/** Must be among the first three results, in page order: answers, articles, matches in texts, other pages. */
const FIRST: Readonly<Record<string, string>> = {
  burnout: '/services/#offers',
  OSCE: '/glossary/#osce',
  'moving to UK': '/career-guidance/',
  CV: '/career-guidance/',
  'angry family': postPath('dealing-with-patients-relatives'),
  'night shift': postPath('thriving-on-12-hour-shift'),
  materinty: postPath('maternity-leave-uk'),
  'pay rise': '/glossary/#increment',
  'band 6': '/glossary/#band',
  band6: '/glossary/#band',
  PIN: '/glossary/#pin',
  'revalidation hours': postPath('nmc-revalidation'),
  visa: '/glossary/#certificate-of-sponsorship',
  sponsor: '/glossary/#sponsor',
  'sick leave': '/glossary/#occupational-health',
  interview: postPath('why-you-need-nurse-mentor'),
  price: '/faq/#what-does-it-cost',
  refund: '/faq/#what-if-it-does-not-suit-me',
  mentor: postPath('why-you-need-nurse-mentor'),
  racism: '/glossary/#freedom-to-speak-up-guardian',
  'medication error': postPath('dealing-with-clinical-incidents-in-nursing'),
  handover: '/glossary/#handover',
  'maternity pay': postPath('maternity-leave-uk'),
  'mat leave': postPath('maternity-leave-uk'),
  '12 hour shift': postPath('thriving-on-12-hour-shift'),
  strike: postPath('nurses-strike-again'),
  'end of life': postPath('end-of-life-care-2020-review'),
  'how much does it cost': '/faq/#what-does-it-cost',
  payslip: '/glossary/#enhancement',
  preceptorship: '/glossary/#preceptorship',
  bullying: '/glossary/#freedom-to-speak-up-guardian',
  NMC: '/glossary/#nmc',
  datix: '/glossary/#datix',
  'difficult family': postPath('dealing-with-patients-relatives'),
  'STATUTORY PAY': postPath('maternity-leave-uk'),
  'how to get my PIN number': '/glossary/#pin',
};

const index = JSON.parse(builtFile(SEARCH_INDEX)) as SearchIndex;
let search: (text: string) => Found;
beforeAll(async () => {
  search = await searchIn((address) => JSON.parse(builtFile(address)));
});

function find(text: string) {
  const { named, inText, pages } = search(text);
  const paths = (found: readonly { readonly path: string }[]): string[] => found.map(({ path }) => path);
  return {
    answers: paths(pages.filter(({ isAnswer }) => isAnswer)),
    articles: paths([...named, ...inText]),
    elsewhere: paths(pages.filter(({ isAnswer }) => !isAnswer)),
  };
}

test.each(Object.entries(FIRST))('the first results of %s', (text, first) => {
  expect(Object.values(find(text)).flat().slice(0, 3)).toContain(first);
});

test.each(['band 6', 'application', 'supporting information', 'person specification', 'star', 'interview'])(
  'the search for %s finds the application builder',
  (text) => {
    expect(Object.values(find(text)).flat().slice(0, 3)).toContain(plannerPath('application-builder'));
  },
);

test('an article ranks above pages without the word of its title', () => {
  const { answers, articles } = find('mentor');
  expect(answers).toEqual([]);
  expect(articles).toContain(postPath('why-you-need-nurse-mentor'));
});

test.each([
  ['résumé', 'resume'],
  ['c.v.', 'CV'],
  ['cvs', 'CV'],
  ['cvs and cv', 'CV'],
  ['n.m.c.', 'NMC'],
  ['maternity-leave', 'maternity leave'],
  ['pay-slip', 'payslip'],
  ['pay slip', 'payslip'],
  ['payslips', 'payslip'],
  ['part-time', 'part time'],
  ['Band 6’s', 'band 6'],
  ['A+E', 'A&E'],
  ['A & E', 'A&E'],
])('%s has the results of %s', (typed, plain) => {
  expect(find(typed)).toEqual(find(plain));
  expect(Object.values(find(typed)).flat()).not.toEqual([]);
});

test.each(['zebra', 'wex'])('%s, an unknown or short misspelt word, has no results', (search) => {
  expect(find(search)).toEqual({ answers: [], articles: [], elsewhere: [] });
});

test('names in braces are left out of the index', () => {
  expect(index.pages.filter(({ names, text }) => `${names}${text}`.includes('{'))).toEqual([]);
});
