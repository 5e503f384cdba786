// Guards that the check refuses active texts, and accepts unusual slugs.
import { UNTRUSTED } from '../../support/added-posts';
import { ContentCopy } from '../content-copy';
import { postText } from './bad-posts';

/** Slugs that the check accepts, but file systems, servers or programs may misinterpret. */
const WORST_SLUGS = [
  ...['con', 'nul', 'aux', 'com1', '0', '404', '1e999', '0x10', 'index', 'index-html', 'null', 'undefined', 'true'],
  ...['constructor', 'prototype', 'hasownproperty', 'node-modules', 'page-data', 'static', 'etc-passwd'],
  'a'.repeat(80),
];

const copy = new ContentCopy();

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
