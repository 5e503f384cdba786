// Guards that pages, tests and source files named in the documentation exist.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { GUIDES } from './support/tracked-files';

/** A file's text without code blocks, which show examples. */
const textOf = (file: string): string => readFileSync(file, 'utf8').replace(/^```[\s\S]*?^```/gm, '');

test.each(GUIDES)('links of %s lead to files', (file) => {
  const prose = textOf(file).replace(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\((?!\w+:|#|\/)([^)#\s]+)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(file), link)))).toEqual([]);
});

test.each(GUIDES)('source files named in %s exist', (file) => {
  const named = [...textOf(file).matchAll(/`((?:src|plugins|scripts|__tests__|lint)\/[\w./-]+\.\w+)`/g)];
  const missing = named.map(([, name = '']) => name).filter((name) => !/NAME/.test(name) && !existsSync(name));
  // A build writes the types of queries.
  expect(missing.filter((name) => name !== 'src/gatsby-types.d.ts')).toEqual([]);
});

test('tests named in the coverage of the specification exist', () => {
  const named = [...textOf('docs/specification-coverage.md').matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)];
  const missing = named.map(([, name = '']) => name).filter((name) => !existsSync(path.join('__tests__', name)));
  expect(missing).toEqual([]);
});
