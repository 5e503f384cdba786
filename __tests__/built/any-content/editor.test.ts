// Guards that the editor is published only on request, and unlinked.
import { editorHost } from '../../../src/content/model/site';
import { CONTENT_MISTAKES } from '../../../src/routes';
import { builtFile, builtFiles, siteContent } from '../built-site';

const host = editorHost.optional().parse(siteContent('site').editor);

test('published files never mention the editor', () => {
  const others = builtFiles.filter((file) => /^(?!edit\/).*\.(html|xml|json|txt|js|css|webmanifest)$/.test(file));
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter((file) => /\/edit\/|sveltia/i.test(builtFile(file)))).toEqual([]);
});

test('the editor is published for a host only, and not indexed', () => {
  expect(builtFiles.includes('edit/index.html')).toBe(host !== undefined);
  const rule = /^\/edit\/\*\n(?: {2}.*\n)*? {2}X-Robots-Tag: noindex$/m;
  expect(rule.test(builtFile('_headers'))).toBe(host !== undefined);
});

test('scripts lack the notice of findings that gatsby develop shows', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => builtFile(file).includes(CONTENT_MISTAKES))).toEqual([]);
});
