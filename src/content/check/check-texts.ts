import { announcements } from '../../facts/announcements';
import { fillFacts, mayNameFacts } from '../../facts/placeholders';
import { addDays } from '../../utils/calendar';
import { linksIn } from '../../utils/inline-links';
import { straight } from '../../utils/straight';
import { type ContentFiles, entriesOf, type FieldText, isPost, passagesIn } from '../read/content-files';
import { type Finding, finding } from '../read/finding';
import { OTHER_MARKUP } from '../read/other-markup';
import { isDraft } from '../resolve/pages';
import type { Site } from '../resolve/site';
import { valueIn } from './unknown';

/** Finds texts that search results would cut off, or that are too short for them. */
function checkLength({ field: { idealLength }, location, name, value }: FieldText, { facts }: Site): Finding[] {
  if (idealLength === undefined) return [];
  // Counts as people do: 🩺 is one character.
  const { length } = [...fillFacts(value, facts).normalize('NFC')];
  const { least = 0, most } = idealLength;
  if (value.trim() === '' || (least <= length && length <= most)) return [];
  const wanted = length > most ? `search results show only about ${most}` : `it should have at least ${least}`;
  const message = `${name} has ${length} characters; ${wanted}`;
  const needs = mayNameFacts(value) ? [valueIn('facts.yaml')] : [];
  return [finding('text-length', location(), message, { found: value, needs })];
}

const HTML = /<\/?[a-z][a-z\d:-]*(?:\s[^<>]*)?\/?>|&(?:#\d+|#x[\da-f]+|[a-z]{2,}\d*);/i;
/** Bold words, perhaps without an end, a heading, and small figures. */
const MARKDOWN = /(?<![*\w])\*\*[^\s*][^*]*(?:\*\*)?|^#{2,4} .*|(?<=\p{L})(?:~\d{1,4}~|\^\d{1,4}\^?)/mu;
const SHOWN = [HTML, MARKDOWN, ...OTHER_MARKUP.map(([pattern]) => pattern)];

/** A text with curly quotes around it; between two quotations, there are other words. */
const QUOTED = /^\s*(?:[“„«"][^“”„«»"]*[“”»"]|[‘][^‘’]*[’])\s*$/;

/** Finds HTML and quotes that visitors would see. */
function checkSigns({ field, location, name, value }: FieldText): Finding[] {
  if (!field.prose) return [];
  const links = linksIn(value);
  const blank = (text: string): string => ' '.repeat(text.length);
  // The links of a field that takes some are looked at with all others, but for their words.
  const others = links.reduce((text, { whole, isLink }) => {
    const words = isLink ? whole.replace(/^\[|\]\(.*$/g, blank) : blank(whole);
    return text.replace(whole, () => words);
  }, value);
  const signs = SHOWN.flatMap((pattern) => {
    const [whole] = others.match(pattern) ?? [];
    return whole === undefined ? [] : [{ whole, index: others.search(pattern) }];
  });
  const [found] = [...(field.links ? [] : links), ...signs];
  if (found) {
    const message = `${name} contains HTML or markdown`;
    return [finding('markup-shown', location(found.whole, found.index), message, { found: found.whole })];
  }
  if (!QUOTED.test(value)) return [];
  return [finding('quotes-shown', location(), `${name} is shown with its quotation marks`, { found: value })];
}

/** Finds texts past their last day; the site then shows the `fallback` beside it. */
function checkExpired({ field, location, value, parent }: FieldText, { day }: Site): Finding[] {
  const [text] = field.lastDayOf ?? [];
  if (text === undefined || value >= day) return [];
  const found = String(parent[text]);
  const [rule, what] =
    typeof parent.fallback === 'string'
      ? (['text-replaced', '; the fallback is shown'] as const)
      : (['text-expired', ', and is still shown'] as const);
  return [finding(rule, location(), `This was true until ${value}${what}`, { found })];
}

/** Finds reviews and checks on days that have not come yet. An author's clock may be ahead of the build's, which uses UTC. */
function checkPastDay({ field, name, location, value }: FieldText, { day }: Site): Finding[] {
  if (!field.past || value <= addDays(day, 1)) return [];
  return [finding('date-wrong', location(), `${name} is a day that has not come yet`, { found: value })];
}

const FIELD_CHECKS: readonly ((text: FieldText, site: Site) => Finding[])[] = [
  checkLength,
  checkSigns,
  checkExpired,
  checkPastDay,
];

/** Checks the text of each field by itself. */
export function checkFields({ texts }: ContentFiles, site: Site): Finding[] {
  return texts.flatMap((text) => FIELD_CHECKS.flatMap((check) => check(text, site)));
}

/** References of ChatGPT, Gemini and Grok, which lead nowhere outside the chat. */
const MARK =
  /:contentReference\b\S*|\[?\boai_?cit(?:e|ation)\b[^\]\s]*\]?|【[^】\n]*†[^】\n]*】|\[cite(?:_start|_end|:[^\]\n]*)\]|\uE200[^\uE201\n]*\uE201?|[\uE201-\uE206]|(?:cite)?turn\d+(?:search|view|news|image|file|fetch|product|academia)\d+|<\/?grok[-:][^>]*>?/giu;

/** The name of a chat bot at the end of an address that was copied from its answer. */
const TRACKED =
  /[?&]utm_source=(?:(?:www\.)?(?:chatgpt|openai|chat\.openai|perplexity|copilot|gemini|claude|grok|deepseek|mistral|you|phind|meta)(?:\.(?:com|ai))?)(?![\w.-])/giu;

/** Finds what chat bots left. */
export function checkChatMarks(files: ContentFiles): Finding[] {
  return passagesIn(files, () => true).flatMap(({ location, name, value }) =>
    [...value.matchAll(MARK), ...value.matchAll(TRACKED)].map(({ 0: found, index }) =>
      finding('chat-mark', location(found, index), `${name} has a mark of a chat bot`, { found }),
    ),
  );
}

/** Finds what was announced for a time that has passed. */
export function checkAnnouncements(files: ContentFiles, { day }: Site): Finding[] {
  const fix = 'Look up what has come of it, and write that.';
  return passagesIn(files, ({ field }) => field.prose).flatMap(({ value, location }) =>
    announcements(value)
      .filter(({ until }) => until < day)
      .map(({ found, index, until }) => {
        const message = `This speaks of a time that ended on ${until} as still to come`;
        return finding('text-expired', location(found, index), message, { found, fix });
      }),
  );
}

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FIGURE = `(\\d[\\d,]*|${NUMBER_WORDS.join('|')})`;
const HAS_FIGURE = new RegExp(FIGURE, 'i');

/** A phrase as a pattern: any case, spaces or hyphens, and a figure for `{n}`. */
function patternOf(phrase: string): RegExp {
  const parts = phrase
    .split('{n}')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/[\s-]+/g, '[\\s-]+'));
  return new RegExp(`(?<![\\w.-])${parts.join(FIGURE)}(?!\\w)`, 'gi');
}

function toNumber(figure: string): number {
  const word = NUMBER_WORDS.indexOf(figure.toLowerCase());
  return word === -1 ? Number(figure.replaceAll(',', '')) : word;
}

/** Checks that all data files give the figures agreed in content/claims.yaml. */
export function checkClaims(files: ContentFiles): Finding[] {
  // A phrase without a figure is reported as such.
  const claims = entriesOf(files, 'Claim').flatMap(({ phrases, ...claim }) =>
    phrases.filter((phrase) => phrase.includes('{n}')).map((phrase) => ({ ...claim, pattern: patternOf(phrase) })),
  );
  return files.texts.flatMap(({ file, value: text, location }) => {
    if (isPost(file) || file.collection.type === 'Claim' || !HAS_FIGURE.test(text)) return [];
    const wrong = claims.flatMap(({ claim, value, pattern }) =>
      [...text.matchAll(pattern)]
        .filter(([, figure = '']) => toNumber(figure) !== value)
        .map(([found]) => ({ claim, details: { found, expected: String(value) } })),
    );
    return wrong.slice(0, 1).map(({ claim, details }) => {
      const message = `This figure differs from the one in claims.yaml (${claim})`;
      return finding('claim-contradicts', location(), message, details);
    });
  });
}

/** A line for comparison: in plain keyboard characters, without code, which passages do not have. */
const plain = (line: string): string => straight(line.replace(/`[^`]*`/g, (code) => ' '.repeat(code.length))).trim();

/** The sentences and headings of a template, without its fields' names and comments. */
function phrasesOf(template: string): string[] {
  const lines = template.split('\n').filter((line) => !/^ *# /.test(line));
  return lines.flatMap((line) => {
    const words = plain(line.replace(/^[- ]*\w+: +/, ''));
    return words.startsWith('## ') ? [words] : words.split(/(?<=[.!?])\s+/).filter((each) => / .*[.!?]$/.test(each));
  });
}

/** Finds sentences and headings of the templates of `npm run new` in published content. Drafts are still being written. */
export function checkTemplate(files: ContentFiles): Finding[] {
  const phrases = files.templates.flatMap(phrasesOf);
  const isLeft = (line: string): boolean => {
    const words = plain(line);
    return phrases.some((phrase) => words.includes(phrase));
  };
  const message = 'These words are from the template of a new text';
  return passagesIn(files, ({ file, field }) => field.prose && !isDraft(file)).flatMap(({ value, location }) =>
    [...value.matchAll(/.+/g)]
      .filter(([line]) => isLeft(line))
      .map(({ 0: found, index }) => finding('template-text', location(found, index), message, { found })),
  );
}
