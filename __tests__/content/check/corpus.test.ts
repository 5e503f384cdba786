// Guards that every rule in content/RULES.md is reported once per violation, at its line, and names the cause.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../../../src/content/check/check-content';
import { diskSource } from '../../../src/content/read/disk-source';
import type { Finding } from '../../../src/content/read/finding';
import { RULES } from '../../../src/content/read/rules';
import { asLabels } from '../../../src/editor/names';
import { SPECIFIED_CONTENT } from '../../built/site-copy';
import { type Changes, ContentCopy } from '../content-copy';
import { BAD_DATA } from './bad-data';
import { BAD_POSTS, type BadPost } from './bad-posts';
import { BAD_SITE } from './bad-site';
import { TYPICAL_MISTAKES } from './typical-mistakes';

/** A fact without a value on that day, which is also reported at the fact itself. */
const fact = (id: string, period: string): string => `- id: ${id}
  label: A fact
  kind: number
  nation: UK
  periods:
    - ${period}
      value: 5
      source: { title: A page, url: "https://www.gov.uk/" }
      checked: 2019-01-01
      status: confirmed
`;
const FURTHER_FACTS = fact('old-rate', 'until: 2019-12-31') + fact('coming-rate', 'from: 2027-01-01');

const copy = new ContentCopy();

/** Rules about files themselves, which no form can break. */
const OF_FILES: readonly string[] = [
  ...['check-failed', 'field-unknown', 'file-encoding', 'file-missing', 'file-unused', 'front-matter'],
  ...['markup-active', 'merge-conflict', 'slug-form', 'text-cut', 'yaml-syntax'],
];

/** Every finding of these tests. */
const all: Finding[] = [];

test('every rule is provoked', () => {
  const provoked = [...BAD_POSTS.map(({ rule }) => rule), ...[...BAD_DATA, ...BAD_SITE].map(([rule]) => rule)];
  // broken-files.test.ts provokes the first two, documents.test.ts the third, and facts without use are tested below.
  const elsewhere = ['check-failed', 'not-judged', 'download-file', 'fact-unused'];
  expect(new Set([...provoked, ...elsewhere])).toEqual(new Set(Object.keys(RULES)));
});

test('the specified content has no findings', async () => {
  expect(await copy.check()).toEqual([]);
});

describe('a post', () => {
  const picture = readFileSync(`${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`);
  const folderOf = (index: number) => `blog/${BAD_POSTS[index]?.slug ?? `zz-${index}`}`;

  function filesOf({ text, changes }: BadPost, index: number): Changes {
    const folder = folderOf(index);
    return {
      [`${folder}/index.md`]: typeof text === 'string' ? text.replace('A post for', `Post ${index} for`) : text,
      ...(String(text).includes('./cover.png') && { [`${folder}/cover.png`]: picture }),
      ...changes?.(folder),
    };
  }

  // All together, each in its own folder.
  let findings: readonly Finding[];
  beforeAll(async () => {
    const facts = { 'facts.yaml': copy.read('facts.yaml') + FURTHER_FACTS };
    findings = await copy.checkParts([facts, ...BAD_POSTS.map(filesOf)]);
    all.push(...findings);
  });

  const cases = BAD_POSTS.map(({ rule, line, text }, index) => {
    const folder = `content/${folderOf(index)}/`;
    return [rule, String(text).split('\n')[line - 1], folder, [[`${folder}index.md`, line, rule]]] as const;
  });
  test.each(cases)('breaks %s at its line: %j', (_rule, _line, folder, expected) => {
    const reported = findings.filter(({ file }) => file.startsWith(folder));
    expect(reported.map(({ file, line, rule }) => [file, line, rule])).toEqual(expected);
  });

  test('without a mistake has no finding', () => {
    const reported = new Set(findings.map(({ file }) => `${path.dirname(file)}/`));
    expect([...reported].filter((folder) => !cases.some(([, , own]) => own === folder))).toEqual(['content/']);
  });
});

const data = BAD_DATA.map(([rule, name, from, to, at = to]) => [rule, name, from, to, at] as const);

test.each(data)('data breaks %s in %s after %s became %j', async (rule, name, from, to, at) => {
  const changes = copy.replaced(name, from, to);
  const findings = await copy.checkWith(changes);
  all.push(...findings);
  expect(findings.map((found) => found.rule)).toEqual([rule]);
  if (at === '') return;
  const after = String(changes[name]);
  const line = after.slice(0, after.indexOf(at)).split('\n').length;
  expect(findings[0]?.file).toBe(`content/${name}`);
  expect(findings[0]?.line).toBeGreaterThanOrEqual(line);
  expect(findings[0]?.line).toBeLessThanOrEqual(line + at.split('\n').length - 1);
});

test.each(TYPICAL_MISTAKES)('the report names the cause in %s: %s became %j', async (file, from, to, rule, says) => {
  const findings = await copy.checkWith(copy.replaced(file, from, to));
  all.push(...findings);
  const [found, ...others] = findings.filter((each) => each.rule === rule);
  expect([found?.file, others]).toEqual([`content/${file}`, []]);
  expect(JSON.stringify(found).replaceAll('\\"', '"')).toContain(says);
});

test.each(BAD_SITE)('a site breaks %s in %s', async (rule, file, changes) => {
  const findings = await copy.checkWith(await changes(copy), { keepNotes: true });
  all.push(...findings);
  expect(findings.filter((found) => found.rule === rule).map((found) => found.file)).toContain(`content/${file}`);
});

test('facts that neither texts nor code name are listed', async () => {
  const unused = async (factsInCode?: readonly string[]) =>
    (await checkContent(diskSource(copy.root), factsInCode)).flatMap(({ rule, message }) =>
      rule === 'fact-unused' ? [/"(.+)"/.exec(message)?.[1]] : [],
    );
  const none = await unused([]);
  expect(none).toEqual(expect.arrayContaining(['notice-days', 'weekly-rate']));
  expect(none).not.toContain('kit-days');
  expect(await unused(['weekly-rate'])).toEqual(none.filter((id) => id !== 'weekly-rate'));
  expect(await unused()).toEqual([]);
});

test('the wording for forms mentions no files, front matter or keys', () => {
  const texts = all
    .filter(({ rule, severity }) => severity !== 'info' && !OF_FILES.includes(rule))
    .map(({ form }) => asLabels(`${form.message}. ${form.fix}`));
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /front matter|\.ya?ml|index\.md|`\w+:?`|\w: true|the file\b/.test(text))).toEqual([]);
});
