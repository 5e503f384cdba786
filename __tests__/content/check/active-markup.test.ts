// Guards that active drawings and files are rejected at their line.
import type { Finding } from '../../../src/content/read/finding';
import { ContentCopy } from '../content-copy';

const copy = new ContentCopy();

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${inside}\n</svg>\n`;

const ACTIVE: readonly (readonly [string, string | Buffer, number])[] = [
  ['a script', svg('<script>alert(1)</script>'), 2],
  ['a script with a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg"/>', 1],
  ['an event handler', svg('<rect/>', ' onload="alert(1)"'), 1],
  ['a javascript: link', svg('<a href="java&#115;cript:alert(1)"><rect/></a>'), 2],
  ['a part that is not SVG', svg('<foreignObject><p>x</p></foreignObject>'), 2],
  ['a picture elsewhere', svg('<image href="https://example.org/a.png"/>'), 2],
  ['a data: picture that is SVG', svg('<image href="data:image/svg+xml,x"/>'), 2],
  ['a style sheet elsewhere', svg('<style>@import "a.css";</style>'), 2],
  ['a font elsewhere', svg('<text style="fill: url(//example.org/a)">x</text>'), 2],
  ['an animated address', svg('<set attributeName="xlink:href" to="x"/>'), 2],
  ['an entity', `<!DOCTYPE svg [\n<!ENTITY a "b">\n]>\n${svg('')}`, 2],
  ['a transformation', '<?xml version="1.0"?>\n<?xml-stylesheet href="a.xsl"?>\n<a/>', 2],
  ['UTF-16', Buffer.from(`\uFEFF${svg('')}`, 'utf16le'), 1],
  ['UTF-7', `<?xml version="1.0" encoding="UTF-7"?>\n${svg('')}`, 1],
];

let findings: readonly Finding[];
beforeAll(async () => {
  const files = ACTIVE.map(([, text], index) => [`../static/files/${index}.svg`, text]);
  findings = await copy.checkWith({ ...Object.fromEntries(files), '../static/a.xml': svg('<script/>') });
});

test.each(ACTIVE.map(([what, , line], index) => [what, `static/files/${index}.svg`, line] as const))(
  'a drawing with %s is an error at its line',
  (_what, file, line) =>
    expect(findings).toContainEqual(expect.objectContaining({ file, line, rule: 'markup-active' })),
);

test('other files are checked too, each reported once', () => {
  expect(findings.map(({ file }) => file)).toContain('static/a.xml');
  expect(findings).toHaveLength(ACTIVE.length + 1);
});

test('plain shapes, data pictures and links to pages are accepted', async () => {
  const fine = svg(
    '<defs><path id="a"/></defs><use href="#a"/><rect fill="url(#g)"/><image href="data:image/png;base64,x"/><a href="/about/">x</a>',
  );
  expect(await copy.checkWith({ 'blog/nmc-revalidation/cover.svg': fine })).toEqual([]);
});
