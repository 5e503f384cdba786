import { FROM_WORD } from './check-html';
import { namedFacts } from './named-facts';
import { type Place, type Problem, problem } from './problem';

/** The words of one paragraph, heading or cell as they are typed; links, pictures, code and HTML in it are blank. */
export interface Prose {
  readonly text: string;
  /** The place of a character of the text. */
  readonly placeAt: (index: number) => Place;
}

/** The beginning of what nearly is a picture, a link or a footnote, and is published as it is typed. */
const UNREAD =
  /(?<!\\)(?:!\[(?=[\s\S]*?\](?:\s?\(|\[))|\[(?=[^[\]]*\](?:\(|\[[^[\]]| \((?:\/|https?:)))|\[\^(?=[^[\]\s]+\]))/g;

const LINE_END = /\n|$/;

function unreadAt(text: string, index: number, sign: string, place: Place): Problem {
  const rest = text.slice(index);
  const found = rest.slice(0, rest.search(LINE_END));
  if (sign === '[^') return problem('link-unread', place, 'There is no footnote of this name', { found });
  if (sign === '[') return problem('link-unread', place, 'Markdown does not recognise this as a link', { found });
  const [, words, path] = /^!\[([^\]]*)\]\s*\(([^"()<>“”]*\.\w+)\)/.exec(rest) ?? [];
  const fix =
    path === undefined ? undefined : `Write ![${words}](<${path.trim()}>), or rename the picture without spaces.`;
  return problem('image-unread', place, 'This is not read as a picture', { found, ...(fix && { fix }) });
}

function unreadMarkup({ text, placeAt }: Prose): Problem[] {
  const problems: Problem[] = [];
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(UNREAD)) {
    if (index < end) continue;
    problems.push(unreadAt(text, index, sign, placeAt(index)));
    // What is in the brackets belongs to the same mistake.
    end = index + text.slice(index).search(/\]\s?[([]|$/);
  }
  return problems;
}

/** A word in single braces, as the texts of the site's pages name values; doubled braces are shown as they are. */
const BRACES = /(?<!\{)\{\s*\p{L}[\p{L}\d\s_-]*(?::[^{}]*)?\}(?!\})/gu;

function unfilled({ text, placeAt }: Prose): Problem[] {
  const facts = new Set(namedFacts(text).map(({ at }) => at));
  return [...text.matchAll(BRACES)]
    .filter(({ index }) => !facts.has(index))
    .map(({ 0: found, index }) => {
      const fix = 'Write the value itself. To show the braces to readers, put ` before and after them.';
      const message = 'The text contains a placeholder that is not filled in here';
      return problem('placeholder-unknown', placeAt(index), message, { found, fix });
    });
}

/** Tags of Word that are no HTML by the rules of markdown, such as <o:p>. */
const WORD_TAG = /<\/?[a-z][a-z\d]*:[a-z][^<>\s]*[^<>]*>/i;

function wordTags({ text, placeAt }: Prose): Problem[] {
  const match = WORD_TAG.exec(text);
  if (!match) return [];
  return [
    problem('html-raw', placeAt(match.index), 'The text contains HTML from Word', { found: match[0], fix: FROM_WORD }),
  ];
}

/** What no paragraph without one of these signs can be. */
const SUSPICIOUS = /[[{<]/;

/** Finds what authors mean as markup and readers would see as it is typed. */
export function checkProse(prose: Prose): Problem[] {
  if (!SUSPICIOUS.test(prose.text)) return [];
  return [...unreadMarkup(prose), ...unfilled(prose), ...wordTags(prose)];
}

/** Signs that word processors put before the entries of a list; the last three are of their symbol fonts. */
const BULLET = /^[ \t]*(?:([•·‣▪●○◦∙■□➢✓✔\uF0B7\uF0A7\uF0D8])[ \t\u00A0]*|(?:([–—])|(o))[ \t\u00A0]+)(?=\S)/u;

/** A line that begins like an entry of a list. */
export interface BulletLine {
  readonly place: Place;
  readonly found: string;
  /** Whether the character can mean nothing else; a dash may belong to the sentence. */
  readonly isCertain: boolean;
}

/** The lines of a paragraph that begin like entries of a list. */
export function bulletLines({ text, placeAt }: Prose): BulletLine[] {
  let index = 0;
  return text.split('\n').flatMap((line): BulletLine[] => {
    const place = placeAt(index);
    index += line.length + 1;
    const [, sign] = BULLET.exec(line) ?? [undefined, undefined];
    return BULLET.test(line) ? [{ place, found: line, isCertain: sign !== undefined }] : [];
  });
}

/** Lists that markdown does not know as lists: one report for a text, where the first of them begins. */
export function checkBullets(lines: readonly BulletLine[]): Problem[] {
  const [first, second] = lines;
  if (!first || (!second && !first.isCertain)) return [];
  const { place, found } = first;
  return [problem('list-unread', place, 'This is not read as a list', { found })];
}
