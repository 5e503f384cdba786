import { type Place, type Problem, problem } from './problem';
import type { RuleId } from './rules';

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const RULES_BY_PATTERN: readonly (readonly [RegExp, RuleId, string])[] = [
  [/<\s*script/i, 'html-script', 'A script stands in the text'],
  [/[\s"'/]on[a-z]+\s*=/i, 'html-handler', 'An event handler stands in the text'],
  [/<[a-z!?]/i, 'html-raw', 'Raw HTML stands in the text'],
];

/** Checks one piece of raw HTML in a text; comments are allowed, since they are never published. */
export function checkHtml(html: string, start: Place): Problem[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = html.replace(COMMENT, blank);
  for (const [pattern, rule, message] of RULES_BY_PATTERN) {
    const match = pattern.exec(code);
    if (!match) continue;
    const lines = code.slice(0, match.index).split('\n');
    const place = lines.length === 1 ? start : { file: start.file, line: start.line + lines.length - 1, column: 1 };
    return [problem(rule, place, message, { found: html })];
  }
  return [];
}
