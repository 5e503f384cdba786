import { type Place, type Problem, problem } from './problem';
import type { RuleId } from './rules';

/** What to do with text that was copied from Word. */
export const FROM_WORD = 'Paste the text again as plain text (Ctrl+Shift+V, on a Mac Shift+Option+Command+V).';

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
const RULES_BY_PATTERN: readonly (readonly [RegExp, RuleId, string])[] = [
  [/<\s*script/i, 'html-script', 'The text contains a script'],
  [/[\s"'/]on[a-z]+\s*=/i, 'html-handler', 'The text contains an event handler'],
  [/<[a-z!?]/i, 'html-raw', 'The text contains HTML, which is not published'],
];

/** What markdown has for the tags that people know. */
const MARKDOWN: Readonly<Record<string, string>> = {
  a: '[words](address)',
  b: '**words**',
  br: 'an empty line',
  em: '*words*',
  h2: '## words',
  h3: '### words',
  hr: '---',
  i: '*words*',
  img: '![what it shows](./name.png)',
  li: '- words',
  ol: '1. words',
  p: 'an empty line',
  strong: '**words**',
  ul: '- words',
};

/** Signs of text that was copied from Word. */
const WORD = /\bmso|<\/?[ovw]:|<!\[if|<\?xml/i;

function markdownFor(html: string): string | undefined {
  if (WORD.test(html)) return FROM_WORD;
  const instead = MARKDOWN[/^<([a-z0-9]+)/i.exec(html)?.[1]?.toLowerCase() ?? ''];
  return instead && `Write ${instead} instead.`;
}

/** Checks one piece of raw HTML in a text; comments are allowed, since they are never published. */
export function checkHtml(html: string, start: Place): Problem[] {
  const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
  const code = html.replace(COMMENT, blank);
  for (const [pattern, rule, message] of RULES_BY_PATTERN) {
    const match = pattern.exec(code);
    if (!match) continue;
    const lines = code.slice(0, match.index).split('\n');
    const place = lines.length === 1 ? start : { file: start.file, line: start.line + lines.length - 1, column: 1 };
    const fix = rule === 'html-raw' ? markdownFor(code.slice(match.index)) : undefined;
    return [problem(rule, place, message, { found: html, ...(fix && { fix }) })];
  }
  return [];
}
