// Guards that check, rendering and editor read the same texts and links alike, and that the check refuses active texts.
import fc from 'fast-check';
import { readAddress } from '../../../src/content/model/address';
import { diskSource } from '../../../src/content/read/disk-source';
import { isError } from '../../../src/content/read/finding';
import { readBody } from '../../../src/content/read/read-body';
import { checkEntry } from '../../../src/editor/check';
import { allFiles } from '../../../src/editor/project-files';
import { SPECIFIED_CONTENT } from '../../built/site-copy';
import { renderMarkdown } from '../../markdown/render-markdown';
import { UNTRUSTED } from '../../support/added-posts';
import { SEED, tries } from '../../support/seed';
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

/** Allows for full checks on a busy machine. */
jest.setTimeout(300_000);

const PAGE = 'https://www.example.com/blog/zz-a/';

const copy = new ContentCopy();

const pick = (...values: readonly string[]) => fc.constantFrom(...values);
const join = (...parts: readonly fc.Arbitrary<string>[]) => fc.tuple(...parts).map((texts) => texts.join(''));

const address = fc.oneof(
  join(
    pick('https://', 'http://', 'HTTPS://', '//', 'ftp://', 'https:', 'https:///', 'javascript:', ''),
    pick('www.nmc.org.uk', '[trust].nhs.uk', 'x.uk:99999', 'x.uk:8443', 'münchen.de', 'x..uk', 'x,y.uk', '1.2.3.4', ''),
    pick('', '/', '/a(b)', '/?u=1&amp;id=2', '/?u=1&id=2', '/a%20b', '/é', '/#x'),
  ),
  join(
    pick('mailto:', 'MAILTO:', ''),
    pick('a@b.uk', 'a@b', 'a', '@b.uk', 'a@b.uk,c@d.uk'),
    pick('', '?subject=Hi', '?a?b'),
  ),
  join(pick('tel:', 'Tel:'), pick('+441632960123', '01632-960123', 'me', '')),
  join(
    pick(
      '/about/',
      '/faq/',
      '/blog/nmc-revalidation/',
      '/about',
      '/nothing/',
      '/rss.xml',
      '/\\x',
      '/33%/',
      '#more',
      '#',
    ),
    pick('', '?a=1', '#more'),
  ),
);

/** A paragraph that names an address in one of the ways of markdown. */
const link = fc
  .tuple(address, fc.nat(4))
  .map(
    ([url, way]) =>
      [
        `See [this](${url}).`,
        `See <${url}> now.`,
        `See ${url} now.`,
        `See [this](<${url}> "Title").`,
        `[a][r] b\n\n[r]: ${url}`,
      ][way],
  );

const text = fc
  .array(
    pick(
      ...['6~8 weeks', '10~12 weeks', '2*3*4', '~~gone~~', '**bold**', '_a_', '`<b>`', 'a@b.uk', 'www.nmc.org.uk/cpd'],
      ...[
        '\n\n## A heading\n\n',
        '\n\n### {fact:notice-days}\n\n',
        '\n\n- [ ] task\n- [x] done\n\n',
        '\n\n> quote\n\n',
      ],
      ...[
        '[^my note]',
        '\n\n[^my note]: Thanks!\n\n',
        '^[inline](/about/)',
        '\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n',
        '\\*',
      ],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '));

const sample = <Value>(values: fc.Arbitrary<Value>, count: number): Value[] => fc.sample(values, tries(count));
const INPUTS = [...sample(link, 120), ...sample(text, 80)].map((markdown) => `Words.\n\n${markdown ?? ''}\n`);

const file = (index: number) => `blog/zz-${index}/index.md`;
const postOf = (markdown: string, index: number) =>
  postText({ title: `Post ${index} of the test`, cover: '../../images/hero.png' }, markdown);

/** The errors of each input, by the check. */
async function errorsOf(): Promise<string[][]> {
  const findings = await copy.checkWith(
    Object.fromEntries(INPUTS.map((markdown, index) => [file(index), postOf(markdown, index)])),
  );
  const errors = findings.filter(isError);
  return INPUTS.map((_, index) => {
    const own = errors.filter((found) => found.file === `content/${file(index)}`);
    return own.map(({ line, rule }) => `${line} ${rule}`).sort();
  });
}

const decoded = (html: string): string =>
  html
    .replace(/&#x([\da-f]+);/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('&amp;', '&');

/** The addresses of a rendered text's own links: not of its notes and headings. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/<a href="([^"]*)"(?! (?:data-|aria-))/g)]
    .map(([, url = '']) => decoded(url))
    .filter((url) => !/^#(?!more$)/.test(url));

test(`check, rendering and editor agree on any text (seed ${SEED})`, async () => {
  const errors = await errorsOf();
  const accepted = INPUTS.filter((_, index) => errors[index]?.length === 0);
  expect(accepted.length).toBeGreaterThan(INPUTS.length * 0.2);
  expect(accepted.length).toBeLessThan(INPUTS.length * 0.9);
  for (const markdown of accepted) {
    const { html, feedHtml } = await renderMarkdown(markdown, { pageUrl: PAGE });
    expect(html).not.toContain('<a>');
    const { addresses, anchors } = readBody(markdown, 'index.md', 1);
    const used = new Set(linksIn(html));
    const wrong = [...used].filter((url) => readAddress(url).mistake !== undefined);
    expect({ markdown, wrong }).toEqual({ markdown, wrong: [] });
    const known = addresses.map(({ url }) => encodeURI(decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'))));
    const unknown = [...used].filter((url) => !known.includes(url) && !addresses.some((each) => each.url === url));
    expect({ markdown, unknown }).toEqual({ markdown, unknown: [] });
    const ids = [...html.matchAll(/<h[2-4] id="([^"]*)"/g)].map(([, id = '']) => id);
    expect({ markdown, ids: ids.filter((id) => id !== 'footnote-label') }).toEqual({ markdown, ids: anchors });
    expect(feedHtml).not.toMatch(/(?:href|src)="(?!https?:|mailto:|tel:)/);
  }
  const project = await allFiles(diskSource(SPECIFIED_CONTENT));
  for (const [index, markdown] of INPUTS.entries()) {
    if (index % 8 !== 0) continue;
    const found = await checkEntry(project, file(index), postOf(markdown, index), {});
    const inEditor = found.errors.map(({ line, rule }) => `${line} ${rule}`).sort();
    expect({ markdown, inEditor }).toEqual({ markdown, inEditor: errors[index] });
  }
});

/** Slugs that the check accepts, but file systems, servers or programs may misinterpret. */
const WORST_SLUGS = [
  ...['con', 'nul', 'aux', 'com1', '0', '404', '1e999', '0x10', 'index', 'index-html', 'null', 'undefined', 'true'],
  ...['constructor', 'prototype', 'hasownproperty', 'node-modules', 'page-data', 'static', 'etc-passwd'],
  'a'.repeat(80),
];

test('every active text is refused; plain words and odd slugs are not', async () => {
  const posts = [...UNTRUSTED.refused, ...UNTRUSTED.words].map((text, index) => ({
    text,
    file: `blog/${WORST_SLUGS[index] ?? `untrusted-${index}`}/index.md`,
    markdown: postText({ title: `Post ${index} of the test` }, `\nWords ${text} words.\n\n${text}\n`),
  }));
  const parts = posts.map(({ file, markdown }) => ({ [file]: markdown }));
  const findings = await copy.checkWith(Object.assign({}, ...parts));
  const errors = findings.filter(
    ({ severity, message }) => severity === 'error' && message !== 'There is no such picture',
  );
  const refused = new Set(errors.map(({ file }) => file));
  const passed = posts.filter(({ file }) => !refused.has(`content/${file}`));
  expect(passed.map(({ text }) => text)).toEqual(UNTRUSTED.words);
  expect(findings.filter(({ rule }) => /^(slug|alias)-/.test(rule))).toEqual([]);
});
