import { contentSearch } from '../../scripts/content-search';
import { SEARCHES } from '../../scripts/try-searches';
import { SPECIFIED_CONTENT } from '../support/site-copy';

/** What the specified content must show first: an article or another page, each among its own. */
const FIRST: Readonly<Record<(typeof SEARCHES)[number], string>> = {
  burnout: '/services/#offers',
  OSCE: '/glossary/#osce',
  'moving to UK': '/blog/five-years-abroad-lessons/',
  CV: '/career-guidance/',
  'angry family': '/blog/dealing-with-patients-relatives/',
  'night shift': '/blog/thriving-on-12-hour-shift/',
  materinty: '/blog/maternity-leave-uk/',
  'pay rise': '/glossary/#increment',
  'band 6': '/glossary/#band',
  PIN: '/glossary/#pin',
  'revalidation hours': '/blog/nmc-revalidation/',
  visa: '/glossary/#certificate-of-sponsorship',
  sponsor: '/glossary/#sponsor',
  'sick leave': '/glossary/#occupational-health',
  interview: '/career-guidance/',
  price: '/faq/#what-does-it-cost',
  refund: '/faq/#what-if-it-does-not-suit-me',
  mentor: '/blog/why-you-need-nurse-mentor/',
  racism: '/glossary/#freedom-to-speak-up-guardian',
  'medication error': '/blog/dealing-with-clinical-incidents-in-nursing/',
  handover: '/glossary/#handover',
  'maternity pay': '/blog/maternity-leave-uk/',
  'mat leave': '/blog/maternity-leave-uk/',
  '12 hour shift': '/blog/thriving-on-12-hour-shift/',
  strike: '/blog/nurses-strike-again/',
  'end of life': '/blog/end-of-life-care-2020-review/',
  'how much does it cost': '/faq/#what-does-it-cost',
  payslip: '/glossary/#enhancement',
  preceptorship: '/glossary/#preceptorship',
  bullying: '/glossary/#freedom-to-speak-up-guardian',
};

const search = contentSearch(SPECIFIED_CONTENT);

test.each(SEARCHES)('%s', async (words) => {
  const { articles, inText, elsewhere } = (await search).find(words);
  expect([[...articles, ...inText][0], elsewhere[0]]).toContain(FIRST[words]);
});

test('what is found for nothing is nothing', async () => {
  expect((await search).find('zebra')).toEqual({ articles: [], inText: [], elsewhere: [] });
});

test('names in braces are no words of a question', async () => {
  const { others } = (await search).words;
  expect(others.filter(([, , , words]) => words.includes('{'))).toEqual([]);
});
