import type { RuleId } from './rules';

/** Markup that the site shows as typed: what it is found by, and how to say the same here. */
type OtherMarkup = readonly [pattern: RegExp, fix: string, rule?: RuleId];

const NOTE = 'Write a note to yourself <!-- like this -->, with both ends. Readers see everything outside of them.';
const ARROW = `${NOTE} An arrow is →.`;
const OBSIDIAN = 'Write a picture as ![what it shows](./name.png), and a link as [words](/blog/its-slug/).';
const TAG = 'Leave it out. Only facts such as {fact:its-id} are filled in; link a video: [words](https://...).';
const SIZE = 'Leave it out: pictures get their size, and headings their address, by themselves.';
const SHORTCODE =
  'Leave it out. Write a picture as ![what it shows](./name.png), and link a video: [words](https://...).';
const BOLD = 'Write **two stars** around words that stand out.';
const BOX = 'Write "> " before each line of what is to stand out.';
const HEADING = 'Write ## or ### and a space before the words of a heading.';

/** A word with a colon on either side is an emoji; an hour such as 10:30:45 is none. */
const EMOJI = /(?<![\p{L}\d:/.])::?(?:[a-z][\w+-]*|[+-]1|100):(?![\p{L}\d:/])/giu;

/**
 * Markup of Obsidian, Hugo, Jekyll, WordPress, MDX, Docusaurus, MkDocs, Pandoc, wikis and LaTeX, and halves of notes.
 * Letters may name a [place for words], so single brackets count with a known name alone.
 */
export const OTHER_MARKUP: readonly OtherMarkup[] = [
  [/(?:<|&lt;)!-.*/g, NOTE, 'html-raw'],
  [/-->/g, ARROW],
  [/\{(?:\/\*|#|>>|\+\+|--).*|(?<!\S)\/\*.*|(?<!\S)\*\/|(?<![\p{L}\d%])%%.*|^[ \t>]*\/\/\s.*/gmu, NOTE],
  [/!?\[\[[^[\]]+\]\]/g, OBSIDIAN],
  [/\{%.*|\{\{(?!\s*(?:fact|price|lowest)\b).*/g, TAG],
  [/\{(?:[\w$]+(?:\.[\w$]+)+|[\w.$]+\([^{}]*\))[^{}]*\}|^(?:import|export) [^\n]*['"{][^\n]*/gm, TAG],
  [/\{:?\s*[.#][\w-][^{}]*\}|\{:[^{}]*\}|\{:?\s*[\w-]+=[^{}]*\}/g, SIZE],
  [/\[\/[a-z][\w-]*\]|\[[a-z][\w-]*(?: [^\]\n]*)? (?:id|ids|src|url|width|height|class|align|type)=.*/gi, SHORTCODE],
  [/\[(?:caption|gallery|embed|playlist|_*toc_*)\b[^\]\n]*\](?!\()|\[(?:url|img|color|size)=.*/gi, SHORTCODE],
  [/(?<![\w=])==(?=[^\s=])[^=\n]*[^\s=]==(?![\w=])|(?<![\w+])\+\+(?=[^\s+])[^+\n]*[^\s+]\+\+(?![\w+])/g, BOLD],
  [/'''(?=\S)[^\n]*?'''|>!.*?!<|\|\|(?=[^\s|])[^|\n]*[^\s|]\|\|/g, BOLD],
  [EMOJI, 'Type the emoji itself, or leave it out.'],
  [/^[ \t>]*:{3,}.*|^[ \t>]*(?:!!!|\?\?\?\+?) [a-z]+(?: ".*")?$|:{1,2}[a-z][\w-]*(?:\[[^[\]]*\])?\{.*/gm, BOX],
  [/^[ \t>]*(={2,6}) .* \1[ \t]*$|^[ \t>]*h[1-6]\. \S.*/gm, HEADING],
  [/^[ \t>]*(?::|\*\[[^[\]]+\]:) +\S.*/gm, 'Write a list, with "- " before each of its words.'],
  [
    /(?<=\s)\^[a-z][a-z\d-]{2,}$|\[[^[\]\n]*(?<![\w.])@\w*\d{4}\w*[^[\]\n]*\]/gim,
    'Link what you mean: [words](/blog/its-slug/#its-heading).',
  ],
  [
    /\\(?:newpage|pagebreak|begin|end|cite|ref|label|textbf)\b.*|\$\$[^$\n]+\$\$|^[ \t>]*\.\. [\w-]+::.*/gm,
    'Leave it out, or write it in words.',
  ],
];
