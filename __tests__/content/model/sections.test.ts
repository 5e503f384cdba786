// Guards that the test site has every kind of section.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { SECTIONS } from '../../../src/content/model/sections';
import { SPECIFIED_CONTENT } from '../../built/site-copy';

test('every kind of section is on a page of the test site', () => {
  const pages = [path.join(SPECIFIED_CONTENT, 'pages'), '__tests__/fixtures/added-pages'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => parse(readFileSync(path.join(folder, name), 'utf8'))),
  );
  const shown = new Set(pages.flatMap(({ sections }) => sections.map(({ type }: { type: string }) => type)));
  expect(SECTIONS.map(({ shape }) => shape.type.value).filter((kind) => !shown.has(kind))).toEqual([]);
});
