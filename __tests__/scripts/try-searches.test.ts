import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentSearch } from '../../scripts/content-search';
import { postPath } from '../../src/routes';
import { SPECIFIED_CONTENT } from '../support/site-copy';
import { someContent } from '../support/some-content';

/** What the specified content must show first or second. */
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
  expect(articles).toContain(postPath('why-you-need-nurse-mentor'));
});

test('what is found for nothing is nothing', async () => {
  expect((await search).find('zebra')).toEqual({ answers: [], articles: [], inText: [], elsewhere: [] });
});

test('names in braces are no words of a question', async () => {
  const { others } = (await search).words;
  expect(others.filter(([, , , names, text]) => `${names}${text}`.includes('{'))).toEqual([]);
});

test('an article of a later day is not found', async () => {
  const root = someContent(['.']);
  const post = path.join(root, 'blog/nmc-revalidation/index.md');
  writeFileSync(post, readFileSync(post, 'utf8').replace(/^date: .*$/m, 'date: 2999-01-01'));
  const { articles } = (await contentSearch(root)).find('revalidation');
  rmSync(path.dirname(root), { recursive: true });
  expect(articles).not.toContain(postPath('nmc-revalidation'));
});
