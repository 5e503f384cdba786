import { statedFacts } from '../src/content/check/stated-facts';
import type { ContentFiles } from '../src/content/read/content-files';
import type { PageSource, Problem } from '../src/content/read/problem';
import { RULES, type RuleId } from '../src/content/read/rules';
import { expectedNext } from '../src/utils/fact-periods';
import type { TriedLink } from './external-links';

/** The rules of the content check that find what time alone makes wrong, in the order of the report. */
const UPKEEP_RULES = [
  'text-expired',
  'text-replaced',
  'security-expired',
  'security-expires',
  'review-due',
  'fact-ends',
  'fact-expected',
  'fact-old',
] as const satisfies readonly RuleId[];

/** Whether a finding of the content check is one that time alone has made. */
export const isUpkeep = ({ rule }: Problem): boolean => UPKEEP_RULES.some((known) => known === rule);

/** What the weekly look at the site has found. */
export interface Upkeep {
  readonly links: readonly TriedLink[];
  /** What the content check says today. */
  readonly now: readonly Problem[];
  /** What it would say on a later day. */
  readonly ahead: readonly Problem[];
  /** That day, as YYYY-MM-DD. */
  readonly aheadDay: string;
}

const code = (text: string): string => `\`${text.replaceAll('`', "'")}\``;

const checkedOn = ({ checked }: PageSource): string =>
  checked === undefined ? 'not checked' : `checked on ${checked}`;

/** An address as markdown reads it whole, whatever signs are in it. */
const address = (url: string): string => `<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>`;

function linkTask({ url, answer, places }: TriedLink): string {
  const where = places.map(({ file, line }) => code(`${file}:${line}`)).join(', ');
  return `- [ ] ${address(url)} (${answer}) in ${where}`;
}

function problemTask({ file, line, message, found, review }: Problem): string {
  const subject = review ? `**${review.subject}** ` : '';
  const shown = found === undefined || message.includes(found) ? '' : `: ${code(found)}`;
  const pages =
    review?.pages.map((page) => `\n  - [ ] [${page.title}](${address(page.url)}), ${checkedOn(page)}`) ?? [];
  return `- [ ] ${subject}${code(`${file}:${line}`)} ${message}${shown}${pages.join('')}`;
}

const spot = ({ file, line, column }: Problem): string => `${file}:${line}:${column}`;

function section(title: string, lead: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`## ${title}`, '', lead, '', ...lines, ''];
}

/** A section for each rule that has found something, with what to do about it. */
function problemSections(problems: readonly Problem[]): string[] {
  return UPKEEP_RULES.flatMap((id) => {
    const { what, fix } = RULES[id];
    return section(what, fix, problems.filter(({ rule }) => rule === id).map(problemTask));
  });
}

/** The report in markdown, as the body of an issue; empty where nothing needs attention. */
export function upkeepReport({ links, now, ahead, aheadDay }: Upkeep): string {
  const known = new Set(now.map(spot));
  const soon = problemSections(ahead.filter((found) => !known.has(spot(found))));
  const inState = (state: TriedLink['state']): string[] => links.filter((link) => link.state === state).map(linkTask);
  const due = [
    ...problemSections(now),
    ...section('Links that lead nowhere', 'Find where the page has gone, or take the link out.', inState('broken')),
  ];
  // Links that could not be tried are alone no reason to write to anybody.
  if (due.length + soon.length === 0) return '';
  return [
    ...due,
    ...section(
      'Links that could not be tried',
      'These sites turn robots away or did not answer; open them now and then.',
      inState('unknown'),
    ),
    ...(soon.length === 0 ? [] : [`# What the check will say on ${aheadDay} if nothing changes`, '', ...soon]),
  ].join('\n');
}

/** The next review, the changes of facts that are expected, and the posts without a day for a review; empty where there is none. */
export function laterReport(files: ContentFiles, day: string): string {
  const posts = files.posts.map(({ file, frontMatter }) => ({ file, reviewBy: frontMatter?.reviewBy }));
  const reviews = posts.flatMap(({ file, reviewBy }) =>
    reviewBy !== undefined && reviewBy > day ? [`- ${reviewBy}: the next review, ${code(file)}`] : [],
  );
  const changes = (statedFacts(files) ?? []).flatMap((fact) => {
    const next = expectedNext(fact);
    if (!next || next.announced <= day) return [];
    const from = next.from === undefined ? '' : `, which counts from ${next.from}`;
    const page = `[${next.source.title}](${address(next.source.url)})`;
    return [`- ${next.announced}: the next value of **${fact.label}** may be announced${from}; ${page}`];
  });
  const undated = posts.filter(({ reviewBy }) => reviewBy === undefined).map(({ file }) => `- ${code(file)}`);
  return [
    ...section('Later', 'What has a day already.', [...reviews.sort().slice(0, 1), ...changes].sort()),
    ...section('Articles without a day for the next review', 'Set `reviewBy` if the article states facts.', undated),
  ].join('\n');
}
