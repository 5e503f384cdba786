// Guards that the editor is published only on request, and unlinked.
import { editorHost } from '../../../src/content/model/site';
import { editorPolicy } from '../../../src/editor/host';
import { CONTENT_MISTAKES } from '../../../src/routes';
import { builtFile, builtFiles, siteContent } from '../built-site';

const host = editorHost.optional().parse(siteContent('site').editor);

test('published files never mention the editor', () => {
  const others = builtFiles.filter((file) => /^(?!edit\/).*\.(html|xml|json|txt|js|css|webmanifest)$/.test(file));
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter((file) => /\/edit\/|sveltia/i.test(builtFile(file)))).toEqual([]);
});

test('a published editor has its own policy and is not indexed', () => {
  if (!host) {
    expect(builtFiles.filter((file) => file.startsWith('edit/'))).toEqual([]);
    expect(builtFile('_headers')).not.toContain('/edit/');
    return;
  }
  const page = builtFile('edit/index.html');
  const policies = page.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g);
  expect(policies).toEqual([`<meta http-equiv="Content-Security-Policy" content="${editorPolicy(host)}">`]);
  expect(page).toContain('<meta name="robots" content="noindex, nofollow">');
  expect(builtFile('_headers')).toMatch(/^\/edit\/\*\n(?: {2}.*\n)*? {2}X-Robots-Tag: noindex$/m);
});

test('scripts lack the notice of findings that gatsby develop shows', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => builtFile(file).includes(CONTENT_MISTAKES))).toEqual([]);
});
