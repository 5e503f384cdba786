// Guards that the editor is published only on request, and never linked.
import { editorHost } from '../../../src/content/model/editor-host';
import { editorPolicy } from '../../../src/editor/host';
import { CONTENT_MISTAKES } from '../../../src/routes';
import { builtFile, builtFiles, siteContent } from '../built-site';

const host = editorHost.optional().parse(siteContent('site').editor);

it('is named by no page, feed, sitemap, index or script', () => {
  const others = builtFiles.filter((file) => /^(?!edit\/).*\.(html|xml|json|txt|js|css|webmanifest)$/.test(file));
  expect(others.length).toBeGreaterThan(50);
  expect(others.filter((file) => /\/edit\/|sveltia/i.test(builtFile(file)))).toEqual([]);
});

it('is there where the settings name its host, with its own policy, and kept out of search engines', () => {
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

it('leaves the notice about mistakes in the content to gatsby develop', () => {
  const scripts = builtFiles.filter((file) => file.endsWith('.js'));
  expect(scripts.filter((file) => builtFile(file).includes(CONTENT_MISTAKES))).toEqual([]);
});
