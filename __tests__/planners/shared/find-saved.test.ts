// Guards that answers are found in whatever mail and chats make of a link, a text or a file.
import { answersLink } from '../../../src/planners/shared/answers-link';
import { textFrom } from '../../../src/planners/shared/find-saved';
import { readSaved, readTexts, type SavedFormat, writeSaved } from '../../../src/planners/shared/saved-file';

const EMPTY = { note: '', year: '', last: '' };
const FORMAT: SavedFormat<typeof EMPTY> = {
  tool: 'first-year-planner',
  empty: EMPTY,
  read: (data) => readTexts(data, EMPTY),
};
const LONG =
  'He said “stop”, and “why?” — then: “go on”. Ask for €5 & "more" > all ~ of it = 100%, it’s fine {or [not]}.';
const DATA = { note: `${LONG}\nA second line with é, C:\\x and <b>tags</b>`, year: '2067', last: LONG };

const saved = writeSaved(FORMAT, DATA, '2026-11-22');
const link = answersLink('https://site.example/tools/first-year-planner/', saved)?.href ?? '';
const earlier = `https://site.example/tools/first-year-planner/#answers=${btoa(
  JSON.stringify({ ...JSON.parse(saved), data: { ...DATA, note: '~~~???>>>', last: '' } }).replace(
    /[^ -~]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  ),
)
  .replaceAll('+', '-')
  .replaceAll('/', '_')
  .replaceAll('=', '')}`;

const broken = (text: string, width: number, end: string): string =>
  text.replace(new RegExp(`.{${width}}`, 'g'), `$&${end}`);
const wrapped = (text: string): string => text.replace(/(.{20,60}) /g, '$1\n');
const quoted = (text: string): string => text.replace(/^/gm, '> ');
const curly = (text: string): string => text.replace(/(?<=^\s*|: |\\)"/gm, '“').replaceAll('"', '”');
const bytesOf = (sign: string, before: string) =>
  [...new TextEncoder().encode(sign)].map((byte) => before + byte.toString(16).toUpperCase().padStart(2, '0')).join('');
const printable = (text: string): string =>
  text
    .replace(/[=]|[^\0-~]/gu, (sign) => bytesOf(sign, '='))
    .split('\n')
    .map((line) => line.match(/(?:=[\dA-F]{2}|.){1,60}/g)?.join('=\r\n') ?? '')
    .join('\r\n');
const html = (text: string): string =>
  text.replace(/[&<>" ]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? '&nbsp;');
const redirected = (url: string, before: string, after: string): string => before + encodeURIComponent(url) + after;

const read = (message: string) => {
  const opened = readSaved(FORMAT, message);
  return opened.ok ? opened.data : opened.why;
};

test.each([
  ['alone', link],
  ['with a line before and a signature', `My plan:\n${link}\nRegards, A.\n--\nSent from my iPhone`],
  ['with words behind', `${link} for later`],
  ['with words right behind', `${link}for later`],
  ...['.', ')', '>', '],', '!”', '*', '_', '…', ' .', '&utm_source=x'].map((end) => [`before ${end}`, link + end]),
  ['in angle brackets', `<${link}>`],
  ['in brackets', `(see ${link}).`],
  ['in Markdown', `[my plan](${link} "Plan"), [other]: x`],
  ['in bold', `*${link}*`],
  ['with a soft hyphen', broken(link, 40, '\u00AD')],
  ['with zero-width spaces', broken(link, 33, '\u200B')],
  ['with an encoded soft hyphen', broken(link, 90, '%C2%AD')],
  ['with an escaped soft hyphen', broken(link, 90, '&#173;')],
  ['with signs for a break', broken(link, 90, '<wbr>')],
  ['with blanks', broken(link, 44, ' ')],
  ['wrapped', broken(link, 76, '\r\n')],
  ['wrapped and hyphenated', broken(link, 76, '-\n')],
  ['quoted and wrapped', quoted(`On Monday A. wrote:\n${broken(link, 70, '\n')}\nRegards`)],
  ['quoted twice', quoted(quoted(broken(link, 70, '\n')))],
  ['quoted with initials', broken(link, 70, '\n').replace(/^/gm, 'Am> ')],
  ['quoted-printable', `Content-Type: text/plain\n\n${printable(`Hello =\n${link}\nRegards — é`)}`],
  ['base64', `Content-Transfer-Encoding: base64\nX: y\n\n${broken(btoa(`Hello\n${link}\nBye`), 76, '\r\n')}\n--next`],
  ['quoted-printable with soft hyphens', broken(printable(link), 90, '=C2=AD')],
  ['quoted-printable and quoted', quoted(printable(link))],
  ['with an encoded sign', link.replace('=', '%3D')],
  ['with encoded signs', link.replace('=', '%3D').replace('#', '%23')],
  ['encoded twice', encodeURIComponent(encodeURIComponent(link))],
  ['in HTML', `<p>Hi,<br><a href="${link}&amp;x=1">my plan</a></p>`],
  [
    'behind Outlook',
    redirected(
      link,
      'https://eur01.safelinks.protection.outlook.com/?url=',
      '&data=05%7C02%7C&sdata=eyJ%3D&reserved=0',
    ),
  ],
  ['behind Google', redirected(link, 'https://www.google.com/url?q=', '&sa=D&source=editors&ust=1')],
  ['behind Facebook', redirected(link, 'https://l.facebook.com/l.php?u=', '&h=AT0')],
  ['behind Proofpoint', `https://urldefense.com/v3/__${link.replace('#', '*')}__;Iw!!x!y$`],
  [
    'behind Proofpoint’s former one',
    `https://urldefense.proofpoint.com/v2/url?u=${link.replace(/[:#=]/g, (sign) => bytesOf(sign, '-'))}&d=DwMF`,
  ],
  ['twice, as in plain copies of a mail', `${link}<${link}>`],
  ['in WhatsApp', `[22/11/2026, 11:02:13] Amina: ${link}\n[22/11/2026, 11:03:00] Bola: thank you`],
  ['in WhatsApp for Android', `22/11/2026, 11:02 - Amina: ${link}`],
  ['in Signal', `Amina\n22 Nov 2026, 11:02\n${link}\n2m`],
  ['after another planner’s', `${answersLink('https://a.example/', saved.replace('first-year', 'maternity'))} ${link}`],
  ['after a cut one', `${link.slice(0, -30)}\n\n${link}`],
])('a link %s is read', (_how, message) => expect(read(message)).toEqual(DATA));

test('a link of earlier days is read', () => {
  expect(earlier).toMatch(/[-_]/);
  for (const message of [earlier, `<${earlier}>`, broken(earlier, 30, '\n')])
    expect(read(message)).toMatchObject({ note: '~~~???>>>' });
});

test.each([
  ['with a line before and a signature', `Here is my plan:\n\n${saved}\n\nRegards, {A}\n--\nSent from my iPhone`],
  ['with Windows’ line ends', saved.replaceAll('\n', '\r\n')],
  ['with curly quotes', curly(saved)],
  ['with German quotes and words around', `Plan\n${curly(saved).replace(/(?<=^ *|”: )“/gm, '„')}\nA.`],
  [
    'with no-break spaces',
    saved.replace(/^ +/gm, (blanks) => '\u00A0'.repeat(blanks.length)).replaceAll('": ', '":\u00A0'),
  ],
  ['with zero-width spaces', saved.replaceAll('":', '"\u200B:')],
  ['quoted', quoted(`On Monday A. wrote:\n${saved}`)],
  ['quoted with curly quotes', quoted(curly(saved))],
  ['quoted-printable', `Hello =\n\n${printable(saved)}\n-- \nA.`],
  ['in HTML', html(saved).replaceAll('\n', '<br>\n')],
  ['in a link', `https://wa.me/?text=${encodeURIComponent(saved)}`],
  ['in a code block', `\`\`\`json\n${saved}\`\`\``],
  ['in WhatsApp', `[22/11/2026, 11:02:13] Amina: ${saved}[22/11/2026, 11:03:00] Bola: ok`],
  ['without lines', JSON.stringify(JSON.parse(saved))],
  ['without lines, in curly quotes', curly(saved).replaceAll(/\n */g, '')],
  ['wrapped', wrapped(saved)],
  ['wrapped and quoted', quoted(wrapped(saved))],
  ['wrapped in curly quotes', curly(wrapped(saved))],
])('the text of a file %s is read', (_how, message) => expect(read(message)).toEqual(DATA));

test.each([
  ['UTF-8 with its mark', [0xef, 0xbb, 0xbf, ...Buffer.from(saved)]],
  ['UTF-16 with its mark', Buffer.from(`\uFEFF${saved}`, 'utf16le')],
  ['UTF-16', Buffer.from(saved, 'utf16le')],
  ['big-endian UTF-16 with its mark', Buffer.from(`\uFEFF${saved}`, 'utf16le').swap16()],
  ['big-endian UTF-16', Buffer.from(saved, 'utf16le').swap16()],
])('a file in %s is read', (_name, bytes) => expect(read(textFrom(Uint8Array.from(bytes)))).toEqual(DATA));

test('a file as Windows wrote before is read', () => {
  const text = JSON.stringify({ ...JSON.parse(saved), data: { note: 'déjà vu' } });
  expect(read(textFrom(Buffer.from(text, 'latin1')))).toMatchObject({ note: 'déjà vu' });
});

test.each([
  ['', 'foreign'],
  ['Hello {you}, “kind” regards', 'foreign'],
  ['&#99999999999; %FF =C3=A9', 'foreign'],
  ['https://site.example/tools/first-year-planner/', 'foreign'],
  [link.slice(0, -30), 'damaged'],
  [`${link.slice(0, 120)} … Message clipped`, 'damaged'],
  [link.slice(0, 120) + link.slice(140), 'damaged'],
  [link.toLowerCase(), 'foreign'],
  [`Plan:\n${curly(saved).slice(0, -20)}`, 'damaged'],
  [`Plan: ${answersLink('https://a.example/', saved.replace('first-year', 'maternity'))}.`, 'otherTool'],
  [quoted(saved.replace('"version": 1', '"version": 2')), 'newer'],
])('%j is refused as %s', (message, why) => expect(read(message)).toBe(why));

test('a large text without answers, or with cut ones, is refused within a second', () => {
  for (const text of ['{"a": "“b”, ', `${saved.slice(0, -20)}${'x” y '.repeat(10)}`, '> ', '=C2=AD%41&amp;']) {
    const begun = performance.now();
    expect(read(text.repeat(300_000 / text.length))).toEqual(expect.any(String));
    expect(performance.now() - begun).toBeLessThan(5000);
  }
});
