// Guards that every rule of content/RULES.md is told where it is broken, once, at its line.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RULES } from '../../../src/content/read/rules';
import { ContentCopy } from '../../support/content-copy';
import { SPECIFIED_CONTENT } from '../../support/site-copy';
import { BAD_ADDRESSES } from './bad-addresses';
import { BAD_DATA } from './bad-data';
import { BAD_FACTS } from './bad-facts';
import { BAD_POSTS } from './bad-posts';
import { BAD_SITE } from './bad-site';

/** After the last shipped post was published. */
const DAY = '2026-01-01';

/** Facts without a value on that day, which are reported where they are stated as well. */
const FURTHER_FACTS = ['old-rate until 2019-12-31', 'old-word until 2019-12-31', 'coming-rate from 2027-01-01']
  .map((fact) => fact.split(' '))
  .map(
    ([id, key, day]) => `- id: ${id}
  label: A fact
  kind: number
  nation: UK
${id === 'old-word' ? '  fallback: a former rate\n' : ''}  periods:
    - ${key}: ${day}
      value: 5
      source: { title: A page, url: "https://www.gov.uk/" }
      checked: 2019-01-01
      status: confirmed
`,
  )
  .join('');

const DEFECTS_OF_DATA = [...BAD_DATA, ...BAD_ADDRESSES, ...BAD_FACTS];

jest.setTimeout(60_000);

const copy = new ContentCopy();

afterAll(() => copy.remove());

it('provokes every rule', () => {
  const provoked = [...BAD_POSTS, ...DEFECTS_OF_DATA, ...BAD_SITE].map(({ rule }) => rule);
  // A check that throws is a fault of ours, which broken-files.test.ts provokes.
  expect(new Set([...provoked, 'check-failed'])).toEqual(new Set(Object.keys(RULES)));
});

it('reports nothing in the shipped content', async () => {
  expect(await copy.check(DAY)).toEqual([]);
});

describe('a post with', () => {
  const picture = readFileSync(`${SPECIFIED_CONTENT}/blog/nmc-revalidation/cover.png`);
  const facts = copy.read('facts.yaml');

  beforeAll(() => copy.put('facts.yaml', `${facts}${FURTHER_FACTS}`));
  afterAll(() => copy.put('facts.yaml', facts));

  it.each(BAD_POSTS.map((bad) => [bad.name, bad] as const))('%s', async (_name, bad) => {
    const folder = `blog/${bad.slug ?? 'zz-a-post'}`;
    const problems = await copy.checkWith(
      {
        [`${folder}/index.md`]: bad.text,
        ...(String(bad.text).includes('./cover.png') ? { [`${folder}/cover.png`]: picture } : {}),
        ...bad.changes?.(folder),
      },
      DAY,
    );
    const ofPost = problems.filter(({ file }) => file !== 'content/facts.yaml');
    const reported = ofPost.map(({ file, line, rule }) => ({ file, line, rule }));
    expect(reported).toEqual([
      { file: path.posix.join('content', folder, bad.reported ?? 'index.md'), line: bad.line, rule: bad.rule },
    ]);
  });
});

describe('data with', () => {
  it.each(DEFECTS_OF_DATA.map((bad) => [bad.name, bad] as const))('%s', async (_name, bad) => {
    const before = copy.read(bad.file);
    const after = before.replace(bad.from, bad.to);
    expect(after).not.toBe(before);
    const problems = await copy.checkWith({ [bad.file]: after }, DAY);
    expect(problems.map(({ rule }) => rule)).toEqual([bad.rule]);
    if (bad.at) {
      const line = after.slice(0, after.indexOf(bad.at)).split('\n').length;
      expect(problems.map(({ file }) => file)).toEqual([`content/${bad.file}`]);
      expect(problems[0]?.line).toBeGreaterThanOrEqual(line);
      expect(problems[0]?.line).toBeLessThanOrEqual(line + bad.at.split('\n').length - 1);
    }
  });
});

describe('a site is told', () => {
  it.each(BAD_SITE.map((bad) => [bad.rule, bad] as const))('%s', async (rule, { changes, at }) => {
    const problems = await copy.checkWith(await changes(copy), DAY, true);
    const told = problems.filter((found) => found.rule === rule).map(({ file }) => file);
    expect(told).toContain(`content/${at}`);
  });
});
