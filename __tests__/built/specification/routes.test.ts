// Guards that every specified article has its page.
import * as routes from '../../../src/routes';
import { pages } from '../../support/built-site';

const built = pages.map(({ path }) => path);

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
