import type { Finding } from '../read/finding';

/** Report formats: for people, or annotations for GitHub Actions. */
export type ReportFormat = 'text' | 'github';

/** How each severity is shown; a terminal shows the end of a report first, so the most important comes last. */
const SEVERITIES = [
  { severity: 'info', name: 'note', level: 'notice', colour: 34, heading: 'Notes, for you to know:' },
  { severity: 'warning', name: 'warning', level: 'warning', colour: 33, heading: 'Warnings, please look at these:' },
  {
    severity: 'error',
    name: 'error',
    level: 'error',
    colour: 31,
    heading: 'Errors, the site cannot be built until they are corrected:',
  },
] as const;

const looksOf = (finding: Finding) => SEVERITIES.find(({ severity }) => severity === finding.severity) ?? SEVERITIES[2];

const GREY = 90;

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
  const { file, line, column, rule, message } = finding;
  const location = paint(`${file}:${line}:${column}`, GREY, inColour);
  const head = `${location}  ${paint(rule, looksOf(finding).colour, inColour)}  ${message}`;
  return [head, ...detailsOf(finding).map((detail) => `  ${detail}`)].join('\n');
}

/** "2 errors, 1 warning, 10 notes". */
export function summary(findings: readonly Finding[]): string {
  const counts = SEVERITIES.map(({ severity, name }) => {
    const { length } = findings.filter((finding) => finding.severity === severity);
    return `${length} ${name}${length === 1 ? '' : 's'}`;
  });
  return counts.toReversed().join(', ');
}

/** Escapes as GitHub's toolkit does (actions/toolkit, packages/core/src/command.ts). */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function annotation(finding: Finding): string {
  const { file, line, column, rule, message } = finding;
  const location = `file=${escapeProperty(file)},line=${line},col=${column},title=${escapeProperty(rule)}`;
  return `::${looksOf(finding).level} ${location}::${escapeData([message, ...detailsOf(finding)].join('\n'))}`;
}

/** In one line what a site that is not launched always has, so that a mistake is seen. */
function launchNotes(count: number): string[] {
  return count === 0 ? [] : [`Before the launch, ${count} more to look at: npm run golive lists them.\n`];
}

function textReport(all: readonly Finding[], inColour: boolean): string {
  const launch = all.filter(({ rule }) => rule === 'before-launch');
  const unjudged = all.filter(({ rule }) => rule === 'not-judged');
  const said = all.filter((found) => !launch.includes(found) && !unjudged.includes(found));
  const entriesOf = (findings: readonly Finding[]) => findings.map((found) => `${formatFinding(found, inColour)}\n`);
  const groups = SEVERITIES.flatMap(({ severity, heading, colour }) => {
    const own = entriesOf(said.filter((found) => found.severity === severity));
    return own.length === 0 ? [] : [`${paint(heading, colour, inColour)}\n`, ...own];
  });
  return [...launchNotes(launch.length), ...groups, ...entriesOf(unjudged), summary([...said, ...unjudged])].join('\n');
}

/** The whole report, ready to print. */
export function formatReport(findings: readonly Finding[], format: ReportFormat, inColour = false): string {
  if (format === 'text') return textReport(findings, inColour);
  return [...findings.map(annotation), summary(findings)].join('\n');
}
