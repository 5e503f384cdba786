import { type EntriesOf, emptyEntries, type Questions, yesNo } from '../questions';
import { formatOf } from '../saved-file';

type Copy = Pick<Queries.FirstYearPlannerCopyFieldsFragment, 'form'>;

/** The questions of the planner for the first year in the UK. */
export const FIRST_YEAR_QUESTIONS = {
  firstDay: { kind: 'day', min: '2020-01-01', copy: ({ form }) => form.firstDay },
  hasPin: yesNo(({ form }: Copy) => form.hasPin),
  pinDay: { kind: 'day', when: { hasPin: ['yes'] }, copy: ({ form }) => form.pinDay },
  hours: { kind: 'number', min: 1, max: 60, step: 0.25, copy: ({ form }) => form.hours },
  sponsor: yesNo(({ form }: Copy) => form.sponsor),
  visaEnds: { kind: 'day', isOptional: true, copy: ({ form }) => form.visaEnds },
} as const satisfies Questions<Copy>;

/** What is entered, and which tasks are ticked, by their ids with spaces between them. */
export type FirstYearEntries = EntriesOf<typeof FIRST_YEAR_QUESTIONS> & { readonly ticked: string };

/** Nothing entered yet. */
export const NO_ENTRIES: FirstYearEntries = { ...emptyEntries(FIRST_YEAR_QUESTIONS), ticked: '' };

/** The ids of the tasks that are ticked. */
export function tickedIn({ ticked }: FirstYearEntries): readonly string[] {
  return ticked.split(' ').filter((id) => id !== '');
}

/** How the entries are saved. */
export const FIRST_YEAR_FORMAT = formatOf('first-year-planner', NO_ENTRIES);
