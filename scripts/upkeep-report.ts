import { visitAll } from '../src/content-check/written-values';
import type { ContentFiles } from '../src/content-reader/content-files';
import type { Place } from '../src/content-reader/problem';
import { isCalendarDay } from '../src/utils/calendar';
import type { TriedLink } from './external-links';

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

/** What the weekly look at the site has found. */
export interface Upkeep {
  readonly links: readonly TriedLink[];
  /** Texts whose last day is near or has passed. */
  readonly dated: readonly DatedText[];
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

function linkLine({ url, answer, places }: TriedLink): string {
  const where = places.map(({ file, line }) => code(`${file}:${line}`)).join(', ');
  // An address as markdown reads it whole, whatever signs are in it.
  const address = url.replace(/[<>\s\\]/g, encodeURIComponent);
  return `- [ ] <${address}> (${answer}) in ${where}`;
}

function days(count: number): string {
  return `${count} day${count === 1 ? '' : 's'}`;
}

function datedLine({ file, line, field, lastDay, daysLeft, hasFallback, text }: DatedText): string {
  const since = `passed ${days(-daysLeft)} ago${hasFallback ? ', the fallback is shown' : ''}`;
  const when = daysLeft < 0 ? since : `ends in ${days(daysLeft)}`;
  const words = text === undefined ? '' : `: ${code(text)}`;
  return `- [ ] ${code(`${file}:${line}`)} ${code(field)} ${lastDay}, ${when}${words}`;
}

function section(title: string, lead: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', lead, '', ...lines, ''];
}

/** Whether somebody has to do something; links that could not be tried alone are no reason to write to anybody. */
export function needsAttention({ links, dated }: Upkeep): boolean {
  return dated.length > 0 || links.some(({ state }) => state === 'broken');
}

/** The report in markdown, as the body of an issue; empty where nothing needs attention. */
export function upkeepReport(upkeep: Upkeep): string {
  if (!needsAttention(upkeep)) return '';
  const { links, dated } = upkeep;
  const inState = (state: TriedLink['state']): string[] => links.filter((link) => link.state === state).map(linkLine);
  return [
    ...section('Texts with a last day', 'Write a new text and day, or take them out.', dated.map(datedLine)),
    ...section('Links that lead nowhere', 'Find where the page has gone, or take the link out.', inState('broken')),
    ...section(
      'Links that could not be tried',
      'These sites turn robots away or did not answer; open them now and then.',
      inState('unknown'),
    ),
  ].join('\n');
}
