// Guards a new page's template.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createPage, type NewPage } from '../../scripts/new-page';
import { SECTIONS } from '../../src/components/sections/schemas';
import { checkContent } from '../../src/content/check/check-content';
import { sectionPage, textPage } from '../../src/content/model/page';
import { diskSource } from '../../src/content/read/disk-source';
import { fieldsOf } from '../../src/content/read/schema-fields';
import { ContentCopy } from '../content/content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

const rulesIn = async (file: string): Promise<string[]> =>
  (await checkContent(diskSource(copy.root)))
    .filter((problem) => problem.file === `content/${file}`)
    .map(({ rule }) => rule);

const ofSections = SECTIONS.filter(({ shape }) => ['hero', 'text', 'call-to-action'].includes(shape.type.value));

it.each<[NewPage, string, Parameters<typeof fieldsOf>[0][]]>([
  [{ title: 'Terms: what you & I agree', hasSections: false }, 'pages/terms-what-you-i-agree.md', [textPage]],
  [{ title: 'A webinar', hasSections: true }, 'pages/a-webinar.yaml', [sectionPage, ...ofSections]],
])(
  'makes %j as a draft in which every field is explained, and which the check accepts',
  async (page, name, schemas) => {
    const file = await createPage(copy.root, page);
    expect(path.relative(copy.root, file)).toBe(name);
    const text = copy.read(name);
    for (const { description } of schemas.flatMap((schema) => Object.values(fieldsOf(schema).properties ?? {})))
      if (description) expect(text).toContain(description);
    expect(await rulesIn(name)).toEqual(['post-unpublished']);

    // Publishing it unchanged reports every template text.
    copy.put(name, text.replace('draft: true', 'draft: false'));
    const rules = await rulesIn(name);
    expect(rules.length).toBeGreaterThan(1);
    expect(new Set(rules.filter((rule) => rule !== 'page-unlinked'))).toEqual(new Set(['template-text']));
  },
);

it.each([
  ['Blog', 'uses /blog/ for something else'],
  ['404', 'uses /404/ for something else'],
  ['Services', 'content/pages/services.yaml already exists'],
  ['???', 'at least one letter'],
])('writes no page with the title %j', async (title, why) => {
  const before = readdirSync(path.join(copy.root, 'pages'));
  for (const hasSections of [true, false])
    await expect(createPage(copy.root, { title, hasSections })).rejects.toThrow(why);
  expect(readdirSync(path.join(copy.root, 'pages'))).toEqual(before);
});
