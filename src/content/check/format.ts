import type { Finding } from '../read/finding';
import type { Severity } from '../read/rules';

/** Report formats: for people, or annotations for GitHub Actions. */
export type ReportFormat = 'text' | 'github';

const RED = 31;
const YELLOW = 33;
const BLUE = 34;
const GREY = 90;
const COLOURS: Readonly<Record<Severity, number>> = { error: RED, warning: YELLOW, info: BLUE };

function paint(text: string, colour: number, inColour: boolean): string {
  return inColour ? `\u001B[${colour}m${text}\u001B[0m` : text;
}

function detailsOf({ found, expected, fix }: Finding): string[] {
  return [
    ...(found === undefined ? [] : [`found: ${found}`]),
    ...(expected === undefined ? [] : [expected.startsWith('did you mean') ? expected : `allowed: ${expected}`]),
    ...(fix === '' ? [] : [`fix: ${fix}`]),
  ];
}

/** A finding as text: `file:line:column  rule  message`, then the value found and the fix. */
export function formatFinding(finding: Finding, inColour = false): string {
  const { file, line, column, rule, message, severity } = finding;
  const location = paint(`${file}:${line}:${column}`, GREY, inColour);
  const head = `${location}  ${paint(rule, COLOURS[severity], inColour)}  ${message}`;
  return [head, ...detailsOf(finding).map((detail) => `  ${detail}`)].join('\n');
}

/** "2 errors, 1 warning, 10 notes". */
export function summary(findings: readonly Finding[]): string {
  const count = (severity: Severity, one: string): string => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return `${length} ${one}${length === 1 ? '' : 's'}`;
  };
  return [count('error', 'error'), count('warning', 'warning'), count('info', 'note')].join(', ');
}

/** Escapes as GitHub's toolkit does (actions/toolkit, packages/core/src/command.ts). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

const GITHUB_LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

function annotation(finding: Finding): string {
  const { file, line, column, rule, message, severity } = finding;
  const location = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${GITHUB_LEVELS[severity]} ${location}::${escapeData([message, ...detailsOf(finding)].join('\n'))}`;
}

const GROUPS: readonly (readonly [Severity, string])[] = [
  ['info', 'Notes, for you to know:'],
  ['warning', 'Warnings, please look at these:'],
  ['error', 'Errors, the site cannot be built until they are corrected:'],
];

/** In one line what a site that is not launched always has, so that a mistake is seen. */
function launchNotes(count: number): string[] {
  return count === 0 ? [] : [`Before the launch, ${count} more to look at: npm run golive lists them.\n`];
}

/** A terminal shows the end of a report first, so the most important comes last. */
function textReport(all: readonly Finding[], inColour: boolean): string {
  const launch = all.filter(({ rule }) => rule === 'before-launch');
  const unjudged = all.filter(({ rule }) => rule === 'not-judged');
  const said = all.filter((found) => !launch.includes(found) && !unjudged.includes(found));
  const entriesOf = (findings: readonly Finding[]) => findings.map((found) => `${formatFinding(found, inColour)}\n`);
  const groups = GROUPS.flatMap(([severity, heading]) => {
    const own = entriesOf(said.filter((found) => found.severity === severity));
    return own.length === 0 ? [] : [`${paint(heading, COLOURS[severity], inColour)}\n`, ...own];
  });
  return [...launchNotes(launch.length), ...groups, ...entriesOf(unjudged), summary([...said, ...unjudged])].join('\n');
}

/** The whole report, ready to print. */
export function formatReport(findings: readonly Finding[], format: ReportFormat, inColour = false): string {
  if (format === 'text') return textReport(findings, inColour);
  return [...findings.map(annotation), summary(findings)].join('\n');
}
