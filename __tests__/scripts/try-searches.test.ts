import { contentSearch } from '../../scripts/content-search';
import { SPECIFIED_CONTENT } from '../support/site-copy';

/** What the specified content must show first or second. */
const FIRST: Readonly<Record<string, string>> = {
  burnout: '/services/#offers',
  OSCE: '/glossary/#osce',
  'moving to UK': '/career-guidance/',
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
  interview: '/blog/why-you-need-nurse-mentor/',
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
  NMC: '/glossary/#nmc',
  datix: '/glossary/#datix',
  'difficult family': '/blog/dealing-with-patients-relatives/',
};

const search = contentSearch(SPECIFIED_CONTENT);

test.each(Object.entries(FIRST))('%s', async (words, first) => {
  expect(
    Object.values((await search).find(words))
      .flat()
      .slice(0, 3),
  ).toContain(first);
});

test('no other page is above an article whose title has the typed word, unless it has the word too', async () => {
  const { answers, articles } = (await search).find('mentor');
  expect(answers).toEqual([]);
  expect(articles).toContain('/blog/why-you-need-nurse-mentor/');
});

test('what is found for nothing is nothing', async () => {
  expect((await search).find('zebra')).toEqual({ answers: [], articles: [], inText: [], elsewhere: [] });
});

test('names in braces are no words of a question', async () => {
  const { others } = (await search).words;
  expect(others.filter(([, , , names, text]) => `${names}${text}`.includes('{'))).toEqual([]);
});
