// Guards the reports on marks pasted from Word and PDFs.
import { readBody } from '../../../src/content/read/read-body';

const findingsIn = (markdown: string) => readBody(markdown, 'content/blog/a-post/index.md', 1).findings;

const LIST = 'This is not read as a list';
const TASK = 'This is not read as something to tick';
const TABLE = 'These columns are not read as a table';
const BESIDE = 'Markdown in these words is not read, because they share a line with a note or follow a tag';
const BOLD = 'This bold line is not a heading';
const LINK = 'Markdown does not recognise this as a link';
const SMALL = 'A small figure is not set from these signs';
const UNPAIRED = 'This sign has no counterpart, so it is shown';
const SHOWN = 'This is shown as it is typed';

test.each([
  ['-\u00a0one\n-\u00a0two', LIST],
  ['> *\u202fone', LIST],
  ['- [ ]\u00a0a task', TASK],
  ['- [] a task\n- [x] done', TASK],
  ['- [ ] **bold** words\n  [ ] a second task', TASK],
  ['➤ one', LIST],
  ['✅ yes\n❌ no', LIST],
  ['✅ yes\n\n❌ no', LIST],
  ['1️⃣ One\n2️⃣ Two', LIST],
  ['-one\n-two', LIST],
  ['1)One\n2)Two', LIST],
  ['a) one\nb) two', LIST],
  ['→ one\n→ two', LIST],
  ['*one\n*two', LIST],
  ['- one\n  ✅ more\n  ❌ less', LIST],
  ['Before\tAfter\nAlone\tWith a partner', TABLE],
  ['Before\tAfter\n\nAlone\tWith a partner', TABLE],
  ['Before     After\nAlone      With a partner', TABLE],
  ['**My advice:**\n\nRest.', BOLD],
  ['***1. Start early***\n\nRest.', BOLD],
  ['__What to ask__:\nRest.', BOLD],
  ['m^[2](/blog/x/)', 'The ^ makes a footnote of this link'],
  ['Ask.[^my note]', 'There is no footnote of this name'],
  ['Ask.[^1]\n\n[^1]: One.\n\n[^2]: Two.', 'No sentence leads to this footnote, so it is not shown'],
  ['Ask.[^1]\n\n[^1]: One.\n[^1]: Two.', 'There is a line [^1]: already, and only the first is read'],
  ['[Ask][a]\n\n[a]: /about/\n[a]: /faq/', 'There is a line [a]: already, and only the first is read'],
  ['| a | b |\n| - | - |\n| c | d |\nWords.', 'This line becomes a row of the table above it'],
  ['> [!STRIP] A year\n>\n> - 1,5 weeks', 'This part of a strip has no number such as 8 or 1.5'],
  ['```\ncode\n\nWords.', 'This code has no end'],
  ['Words.\n\n<!-- a note\n\nMore words.', 'This note is never closed, and hides everything below it'],
  ['Ask.[^1]\n\n[^1]: One.[^2]\n\n[^2]: Two.', 'No sentence leads to this footnote, so it is not shown'],
  ['[the NMC] (https://www.nmc.org.uk/)', LINK],
  ['(the NMC)[https://www.nmc.org.uk/]', LINK],
  ['See (our prices)[/services/], please.', LINK],
  ['See [the\nNMC]\n(https://www.nmc.org.uk/), please.', LINK],
  ['| a |\n| - |\n| [more] (/about/) |', LINK],
  ['H~2~O', SMALL],
  ['A room of 5 m^2^, and CO~2~', SMALL],
  ['A BMI of 25 kg/m^2 and 10^-9', SMALL],
  ['**bold without an end', UNPAIRED],
  ['This is ** bold ** too', UNPAIRED],
  ['- one\n- __two', UNPAIRED],
  ['## Now ~~then', UNPAIRED],
  ['Write `code here', UNPAIRED],
  ['This is *very important.', UNPAIRED],
  ['*Very important.', UNPAIRED],
  ['[**Words](/about/)', UNPAIRED],
  ['<!-- a note --> **Words**', BESIDE],
  ['</div>\n**Words** and a [link](/nothing/)', BESIDE],
])('a pasted mark is reported once: %j', (markdown, message) => {
  expect(findingsIn(markdown).map((finding) => finding.message)).toEqual([message]);
});

test('every list and table is reported at its first line', () => {
  const text = '• One\n• Two\n\nText.\n\n– a\n– b\n\n✅ yes\n\n❌ no\n\nText.\n\n• Three\n\na\tb\nc\td';
  expect(findingsIn(text).map(({ line }) => line)).toEqual([1, 6, 9, 15, 17]);
});

test.each([
  '🎉 Congratulations!',
  '**A whole sentence that ends.**\n\nText.',
  '**Note:** read this.',
  '*One* is first.\n*Two* is second.',
  '→ Read on',
  '- **Bold**\n\n  Text.\n\n**The last words**',
  'A. Smith wrote this.\nB. Jones read it.',
  'See `a    b`.\nSee `c    d`.',
  '`-\u00a0one`, `a\tb`, `[cite: 1]` and `turn0search0`',
  '```\n✅ yes\n❌ no\n-\u00a0one\n**bold**\na\tb\n:contentReference[oaicite:0]{index=0}\n```',
  '- [ ] a task\n- [x] done',
  '- [ ] **bold** words\n- [x] [a link](/about/) more\n\n  1. [ ] `code` first\n  2. [ ] ![A ward](./a.png)',
  '> [!STRIP] A year\n>\n> - 1,500 hours, then\n> - 8, or more',
  '<!-- a note -->\n**Words** <!-- another --> and words.',
  '> ```\n> code\n> ```\n\n- ~~~\n  code\n  ~~~',
  'A[^a b] and A[^a b].\n\n[^A B]: One.',
  '[sic] (see below), [a] ([b](/about/)) and [c] (`d`)',
  '6~8 weeks, 10~12 days, 2**3, x^ and ^y',
  'From £90* or £80**\n\n*per person\n\n** with a partner',
  '\\**words**, \\`words, snake__case, ____ and 3 * 4 * 5',
  "'Tis the `end`, *so* **it** ~~goes~~ __on__.",
  '+44 20 7946 0958\n+44 20 7946 0959',
  '[Words](https://example.org/?utm_source=newsletter)',
  'At 10:30:45, 09:00: rest. Note: this. Ratio 1:2:3, a::b, C++ and C++, 3 == 3, a==b==c, x = {1, 2} and x++.',
  '`==x==`, `:smile:`, `{{< x >}}`, `[[slug]]`, `<!-- note`, `-->`, `{width=50%}` and `[caption]`',
  '```\n==x== :smile: {{< x >}} [[slug]] {width=50%} [caption] {% x %} :::\n-->\n```',
  'Words <!-- a note --> and <!--\nmore --> words. {{fact:rate}} is {fact:rate}; {{price:Premium}}.',
  '> [!LETTER]\n> Dear [name], on [date] at [time]: [your ward] [sic]. p [n = 30], [see p=0.05], [@nurse_anna].',
  'Wow!!! Really??? 100%% sure, and/or 24/7, he said: "yes". https://a.example/?a==b==c&d=:x: me@a.example',
  '[a :smile](https://a.example/==x==/[[b]]) and ![A](./a==b==.png)',
  '[`==a==` b](/x/) and <https://a.example/==x==/>, https://a.example/{=a=} and (words)[^1] (b) [c]\n\n[^1]: One.',
])('a similar text is accepted: %j', (markdown) => {
  expect(findingsIn(markdown)).toEqual([]);
});

test.each([
  ...['Words <!-- note to myself', 'Words <!- note -> here', '| a |\n| - |\n| b <!-- note |', '## Heading <!-- note'],
  ...[
    'the end of a note --> Words',
    'Words {/* note */} here',
    'Words %%note%% here',
    '// a note\nWords',
    'Words /* note */',
  ],
  ...[
    '![[cover.png]]',
    'See [[slug]].',
    'See [[slug|these words]].',
    '[[_TOC_]]',
    'Words ^my-block',
    'Words >!hidden!<',
  ],
  ...[
    '![A ward](./a.png){width=50%}',
    '## Heading {#my-id}',
    'Words {: .lead}',
    'Words {.lead}',
    '{:toc}',
    '[a](/x/){target="_blank"}',
  ],
  ...[
    '{{< youtube abc >}}',
    '{{% notice %}}',
    '{% include a.html %}',
    '{{ page.title }}',
    '{{title}}',
    '{{!-- note --}}',
  ],
  ...['{frontmatter.title}', "import Note from './note'", 'export const a = {}', '{# note #}', '{t("words")}'],
  ...[
    '[caption id="a" width="300"]Words',
    'Words[/caption]',
    '[gallery ids="1,2"]',
    '[embed]Words',
    '[TOC]',
    '[b]Words[/b]',
  ],
  ...['[contact-form-7 id="5" title="A"]', '[youtube src=abc]', '[url=https://a.example]Words'],
  ...[
    '==x==',
    'Some ==important words== here',
    '++x++',
    "'''x'''",
    '||x||',
    ':smile:',
    'Well done :+1:',
    ':thumbs_up:',
  ],
  ...[':::note', ':::', '::: {.box}', '!!! note', '!!! note "Title"', '??? tip', ':badge[new]{.a}', '::youtube{#abc}'],
  ...[
    '== Heading ==',
    'h2. Heading',
    'Term\n: What it means',
    '[@smith2020, p. 4]',
    '$$x + y$$',
    '\\newpage',
    '.. note:: Words',
  ],
  ...['[==Words==](/x/)', 'See [a [[b]]](/x/) now', '[:smile: Words][a]\n\n[a]: /x/', '| [++a++](/x/) |\n| - |'],
  ...['![A ward {width=50%}](./a.png)', '![==A ward==][a]\n\n[a]: ./a.png', '[![:smile:](./a.png)](/x/)'],
])('markup of another tool is reported once: %j', (markdown) => {
  const [found, ...others] = findingsIn(markdown);
  expect([found?.message, others]).toEqual([SHOWN, []]);
});

test.each([
  ['1. Ask:\n  - by email\n2. Wait', 2, 3],
  ['1. Ask:\n- by email\n2. Wait', 2, 3],
  ['1. Ask\n  them all\n2. Wait', 2, 3],
  ['1. Ask\nthem all\n2. Wait', 2, 3],
  ['1. Ask\n\n  More.\n\n2. Wait', 3, 3],
  ['9. Ask\n10. Wait:\n   - a day\n', 3, 4],
  ['1)  Ask:\n   - by email', 2, 4],
  ['- Ask\n\n More.', 3, 2],
  ['- [ ] Ask\n\n More.', 3, 2],
  ['- one\n  1. Ask:\n    - by email', 3, 5],
  ['> 1. Ask:\n>   - by email', 2, 3],
  ['1. Ask\n\n  > Quoted.', 3, 3],
  ['1. Ask\n\n  ```\n  code\n  ```', 3, 3],
  ['1. Ask\n\n  | a |\n  | - |\n  | b |', 3, 3],
  ['Ask.[^1]\n\n[^1]: One.\n\n  More.', 5, 4],
  ['Ask.[^1]\n\n[^1]: One:\n  - a', 4, 4],
])('what has too few spaces to be under an item is reported with the number: %j', (markdown, line, spaces) => {
  const [found, ...others] = findingsIn(markdown);
  expect([found?.line, found?.fix, others]).toEqual([line, expect.stringContaining(`Put ${spaces} spaces before`), []]);
  const corrected = markdown
    .split('\n')
    .map((each, index) =>
      index < line - 1 || /^(?:\d|$)/.test(each) ? each : each.replace(/^(> )? */, `$1${' '.repeat(spaces)}`),
    );
  expect(findingsIn(corrected.join('\n'))).toEqual([]);
});

test.each(['1. Ask:\n        - by email', '- one\n      - two'])(
  'an item with too many spaces is reported: %j',
  (text) => {
    expect(findingsIn(text).map(({ line }) => line)).toEqual([2]);
  },
);

test.each([
  '1. Ask:\n   - by email\n   - by post\n\n   More.\n2. Wait',
  '1. Ask\n\nMore.\n\n2. Wait',
  '- a\n- b\n\n1. c\n2. d\n\n* e\n\n1. f',
  ' - a\n - b\n\nWords.',
  '- a\n  - b\n    - c\n\nWords.\n\n10. d\n    - e',
  'Ask.[^1] And.[^2]\n\n[^1]: One.\n\n    More.\n\n[^2]: Two.\n\nWords.',
  '> - a\n>   - b\n>\n> Words.\n\n- c\n  <!-- a note -->\n- d',
  '- Ask\n- Wait\nThen go.',
])('a list with enough spaces is accepted: %j', (markdown) => {
  expect(findingsIn(markdown)).toEqual([]);
});
