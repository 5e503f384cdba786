import { visitAll } from '../src/content-check/written-values';
import type { ContentFiles } from '../src/content-reader/content-files';
import type { Place } from '../src/content-reader/problem';
import { isCalendarDay } from '../src/utils/calendar';

/** A text of the data files that holds until a day. */
export interface DatedText extends Place {
  /** The field that names the day, such as `callToAction.cohort.until`. */
  readonly field: string;
  /** The last day, as YYYY-MM-DD. */
  readonly lastDay: string;
  /** Whole days from today until then; negative once it has passed. */
  readonly daysLeft: number;
  /** What visitors read, where it is beside the day. */
  readonly text?: string;
  /** Whether something else is given that is shown once the day has passed. */
  readonly hasFallback: boolean;
}

const MILLISECONDS_A_DAY = 86_400_000;

/**
 * Every text of the data files with a last day, those that end first coming first.
 * @param today the day from which the days are counted, as YYYY-MM-DD
 */
export function datedTexts(files: ContentFiles, today: string): DatedText[] {
  const found: DatedText[] = [];
  visitAll(files, (file, { field, path, value, parent }) => {
    if (!('collection' in file) || !file.source || !field.lastDay) return;
    if (typeof value !== 'string' || !isCalendarDay(value)) return;
    const text = parent.text ?? parent.title;
    const daysLeft = Math.round((Date.parse(value) - Date.parse(today)) / MILLISECONDS_A_DAY);
    const shown = typeof text === 'string' ? { text } : {};
    const hasFallback = typeof parent.fallback === 'string';
    found.push({
      ...file.source.placeOf(path),
      field: path.join('.'),
      lastDay: value,
      daysLeft,
      hasFallback,
      ...shown,
    });
  });
  return found.sort((a, b) => a.daysLeft - b.daysLeft);
}
