import { readdirSync } from 'node:fs';
import * as routes from '../../src/routes';
import { pages } from '../support/built-site';

const built = pages.map(({ path }) => path);
const PAGES = [
  routes.HOME,
  routes.BLOG,
  routes.SERVICES,
  routes.ABOUT,
  routes.CONTACT,
  routes.FOUR_CS_PROGRAM,
  routes.CAREER_GUIDANCE,
  routes.FAQ,
  routes.NOT_FOUND,
];

it.each(PAGES)('has the page %s', (path) => {
  expect(built).toContain(path);
});

it('has a page for every article of the specification', () => {
  const slugs = [
    'dealing-with-clinical-incidents-in-nursing',
    'five-years-abroad-lessons',
    'nmc-revalidation',
    'maternity-leave-uk',
    'dealing-with-patients-relatives',
    'nurses-strike-again',
    'windrush-leadership-program',
    'new-year-just-do-it',
    'quick-patient-assessment-opportunities',
    'end-of-life-care-2020-review',
    'thriving-on-12-hour-shift',
    'why-you-need-nurse-mentor',
  ];
  for (const slug of slugs) expect(built).toContain(routes.postPath(slug));
});

it('has no article without a folder in the content', () => {
  const articles = built.filter((path) => /^\/blog\/(?!page\/|category\/)[^/]+\/$/.test(path));
  const folders = readdirSync('content/blog').map(routes.postPath);
  for (const path of articles) expect(folders).toContain(path);
});
