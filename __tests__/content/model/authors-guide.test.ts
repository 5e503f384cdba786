// Guards that the authors' guide matches the check.
import { readFileSync } from 'node:fs';
import { formatFinding } from '../../../src/content/check/format';
import { isError } from '../../../src/content/read/finding';
import { pdf } from '../../support/added-offers';
import { ContentCopy } from '../content-copy';

const GUIDE = readFileSync('content/README.md', 'utf8');

const copy = new ContentCopy();

/** The text of the guide's block that starts with this line. */
function block(first: string): string {
  const [, indent = '', rest = ''] =
    new RegExp(`^( *)\`\`\`\\w*\\n( *${first}[\\s\\S]*?)\\n *\`\`\`$`, 'm').exec(GUIDE) ?? [];
  return rest.replace(new RegExp(`^${indent}`, 'gm'), '');
}

test('the sample article is a valid draft', async () => {
  const cover = readFileSync(`${copy.root}/blog/nmc-revalidation/cover.png`);
  const post = { 'blog/my-new-article/index.md': `${block('---')}\n`, 'blog/my-new-article/cover.png': cover };
  const findings = await copy.checkWith(post, { keepNotes: true });
  const own = findings.filter(({ file }) => file.includes('my-new-article'));
  expect(own.map(({ rule }) => rule)).toEqual(['post-unpublished']);
});

test("the sample report is the check's own", async () => {
  const [finding] = await copy.checkWith(copy.replaced('pricing.yaml', 'price: 597', 'price: 1597'));
  expect(finding && formatFinding(finding)).toBe(block('content/pricing'));
});

test('the sample settings of a live form are complete', async () => {
  const site = copy
    .read('site.yaml')
    .replace(/expires: .*/, 'expires: 2027-10-31')
    .replace(/^forms:[\s\S]*/m, `${block('forms:')}\n  newsletter:\n    provider: simulated\n${block('business:')}\n`);
  const findings = await copy.checkWith({ 'site.yaml': site }, { day: '2026-11-22', keepNotes: true });
  expect(findings.filter(({ message }) => message.includes('who is responsible'))).toEqual([]);
  expect(findings.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

test('the samples of events, guides, clients and contact are right', async () => {
  const sections = ['events', 'downloads', 'testimonials'].map((type) => `\n  ${block(` *- type: ${type}`).trim()}\n`);
  const changes = {
    'events.yaml': `${block('- slug: first-interview')}\n`,
    'pages/about.yaml': copy.read('pages/about.yaml') + sections.join(''),
    'site.yaml': `${copy.read('site.yaml')}${block('notice:')}\n${block('contact:')}\n`,
    'images/first-weeks.png': readFileSync(`${copy.root}/images/about.png`),
    '../static/guides/first-weeks.pdf': pdf(3),
  };
  const findings = await copy.checkWith(changes, { day: '2026-11-28' });
  expect(sections.every((text) => text.includes('title:'))).toBe(true);
  expect(findings.filter(isError)).toEqual([]);
});
