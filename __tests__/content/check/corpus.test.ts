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
import { BAD_DATA, type BadData } from './bad-data';
import { BAD_POSTS, type BadPost } from './bad-posts';
import { BAD_SITE, type BadSite } from './bad-site';

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
  const provoked = [
    ...BAD_POSTS.map(({ rule }) => rule),
    ...[...BAD_DATA, ...BAD_SITE].flatMap(([rules]) => rules.split(' ')),
  ];
  // broken-files.test.ts provokes the first; files, pictures and pages.test.ts the next; and the last is tested below.
  const elsewhere = ['not-judged', 'download-file', 'image-small', 'page-unlinked', 'fact-unused'];
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

  const cases = BAD_POSTS.map(({ rule, line, text, says = '' }, index) => {
    const folder = `content/${folderOf(index)}/`;
    return [rule, String(text).split('\n')[line - 1], folder, [[`${folder}index.md`, line, rule]], says] as const;
  });
  test.each(cases)('breaks %s at its line: %j', (_rule, _line, folder, expected, says) => {
    const reported = findings.filter(({ file }) => file.startsWith(folder));
    expect(reported.map(({ file, line, rule }) => [file, line, rule])).toEqual(expected);
    expect(JSON.stringify(reported).replaceAll('\\"', '"')).toContain(says);
  });

  test('without a mistake has no finding', () => {
    const reported = new Set(findings.map(({ file }) => `${path.dirname(file)}/`));
    expect([...reported].filter((folder) => !cases.some(([, , own]) => own === folder))).toEqual(['content/']);
  });
});

/** Rows in rounds that change no file twice, so that one check covers a round. */
function inRounds<Row>(rows: readonly Row[], changesOf: (row: Row) => Changes): { readonly round: readonly Row[] }[] {
  const rounds: { readonly files: Set<string>; readonly round: Row[] }[] = [];
  for (const row of rows) {
    const files = Object.keys(changesOf(row));
    const free = rounds.find((each) => files.every((file) => !each.files.has(file)));
    if (free === undefined) rounds.push({ files: new Set(files), round: [row] });
    else free.round.push(row);
    for (const file of files) free?.files.add(file);
  }
  return rounds;
}

type Judge<Row> = (row: Row, findings: readonly Finding[], changes: Changes) => unknown;

/** Expects what a judge expects of rows together; where one mistake hides another, of each alone. */
async function expectFindings<Row>(rows: readonly Row[], changesOf: (row: Row) => Changes, judge: Judge<Row>) {
  const check = async (...some: readonly Row[]) => {
    const changes: Changes = Object.assign({}, ...some.map(changesOf));
    const findings = await copy.checkWith(changes, { keepNotes: true });
    all.push(...findings);
    return (row: Row) => judge(row, findings, changes);
  };
  const together = await check(...rows);
  for (const row of rows)
    if (together(row) !== undefined) expect([row, (await check(row))(row)]).toEqual([row, undefined]);
}

const changeData = ([, file, from, to]: BadData): Changes => copy.replaced(file, from, to);

const judgeData: Judge<BadData> = ([rules, name, , to, shown = to], findings, changes) => {
  const found = findings.filter(({ severity }) => severity !== 'info');
  const elsewhere = found.filter(({ file }) => !(file.replace('content/', '') in changes));
  const own = found.filter(({ file }) => file === `content/${name}`);
  const lines = own.map(({ line }) => String(changes[name]).split('\n')[line - 1]);
  const report = `${lines} ${JSON.stringify(own).replaceAll('\\"', '"')}`;
  const isRight = own.map(({ rule }) => rule).join(' ') === rules && report.includes(shown.trim());
  return isRight && elsewhere.length === 0 ? undefined : { report, elsewhere };
};

test.each(inRounds(BAD_DATA, changeData))('data breaks rules at their lines: round %#', ({ round }) =>
  expectFindings(round, changeData, judgeData),
);

const changeSite = ([, , changes]: BadSite): Changes => changes(copy);

const judgeSite: Judge<BadSite> = ([rule, name], findings) =>
  findings.some((found) => found.rule === rule && found.file === `content/${name}`) ? undefined : findings;

test.each(inRounds(BAD_SITE, changeSite))('a site breaks rules: round %#', ({ round }) =>
  expectFindings(round, changeSite, judgeSite),
);

test('facts that neither texts nor code name are listed', async () => {
  const unused = async (ids?: readonly string[]) =>
    (
      await checkContent(
        diskSource(copy.root),
        ids?.map((id) => ({ id, page: '/' })),
      )
    ).flatMap(({ rule, message }) => (rule === 'fact-unused' ? [/"(.+)"/.exec(message)?.[1]] : []));
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
