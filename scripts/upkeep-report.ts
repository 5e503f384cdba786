import type { DatedText } from './dated-texts';
import type { TriedLink } from './external-links';

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
