import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { fieldName } from '../content-reader/zod-issues';
import { isCalendarDay } from '../utils/calendar';
import { fillFacts } from '../utils/fact-placeholders';
import { shownFacts } from '../utils/shown-facts';
import { statedFacts } from './stated-facts';
import { visitAll } from './written-values';

/** Above this length a text is a description, below it a title. */
const LONGEST_TITLE = 80;

/** Texts that search results would cut off. */
export function checkLengths(files: ContentFiles, today: string): Problem[] {
  const problems: Problem[] = [];
  const facts = shownFacts(statedFacts(files) ?? [], today);
  visitAll(files, ({ source }, { field, path, value }) => {
    const { idealLength } = field;
    if (!source || idealLength === undefined || typeof value !== 'string') return;
    const { length } = fillFacts(value, facts);
    if (length <= idealLength) return;
    const rule = idealLength <= LONGEST_TITLE ? 'title-long' : 'excerpt-long';
    const message = `${fieldName(path)} has ${length} characters; search results show only about ${idealLength}`;
    problems.push(problem(rule, source.placeOf(path), message, { found: value }));
  });
  return problems;
}

/** Texts whose last day has passed: `fallback` beside the day is what the site shows then. */
export function checkExpiredTexts(files: ContentFiles, today: string): Problem[] {
  const problems: Problem[] = [];
  visitAll(files, ({ source }, { field, path, value, parent }) => {
    if (!source || !field.lastDay || typeof value !== 'string' || !isCalendarDay(value) || value >= today) return;
    const text = parent.text ?? parent.title;
    const found = typeof text === 'string' ? text : value;
    problems.push(
      typeof parent.fallback === 'string'
        ? problem('text-replaced', source.placeOf(path), `This was true until ${value}; the fallback is shown`, {
            found,
          })
        : problem('text-expired', source.placeOf(path), `This was true until ${value}, and is still shown`, {
            found,
          }),
    );
  });
  return problems;
}
