// Guards that the editor is published only where it is wanted, and named nowhere.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { editorHost } from '../../../src/content/model/editor-host';
import { editorPolicy } from '../../../src/editor/host';
import { builtFile, PUBLIC, siteContent } from '../../support/built-site';

const FOLDER = path.join(PUBLIC, 'edit');
const host = editorHost.optional().parse(siteContent('site').editor);

/** What visitors and search engines read, and everything else that tells of pages. */
const OTHERS = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(html|xml|json|txt|js|css|webmanifest)$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name))
  .filter((file) => !file.startsWith(FOLDER + path.sep));

it('is named by no page, feed, sitemap, index or script', () => {
  expect(OTHERS.length).toBeGreaterThan(50);
  expect(OTHERS.filter((file) => /\/edit\/|sveltia/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});

if (host) {
  it('has its own policy, and no other', () => {
    const policies = builtFile('edit/index.html').match(/<meta http-equiv="Content-Security-Policy"[^>]*>/g);
    expect(policies).toEqual([`<meta http-equiv="Content-Security-Policy" content="${editorPolicy(host)}">`]);
  });

  it('is kept out of search engines, by the page and by every host that sends headers', () => {
    expect(builtFile('edit/index.html')).toContain('<meta name="robots" content="noindex, nofollow">');
    expect(builtFile('_headers')).toMatch(/^\/edit\/\*\n(?: {2}.*\n)*? {2}X-Robots-Tag: noindex$/m);
  });
} else {
  it('is not there', () => {
    expect(existsSync(FOLDER)).toBe(false);
    expect(builtFile('_headers')).not.toContain('/edit/');
  });
}
