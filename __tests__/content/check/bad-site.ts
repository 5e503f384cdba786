import sharp from 'sharp';
import type { Changes, ContentCopy } from '../../support/content-copy';
import { postText } from './bad-posts';

/** Changes to the specified content with the rule that must tell of them, and the file where. */
export interface BadSite {
  readonly rule: string;
  readonly changes: (copy: ContentCopy) => Changes | Promise<Changes>;
  readonly at: string;
}

const POST = 'blog/nmc-revalidation/index.md';
const COVER = POST.replace('index.md', 'cover.png');

const replaced = (file: string, from: string | RegExp, to: string) => (copy: ContentCopy) => ({
  [file]: copy.read(file).replace(from, to),
});
const inPost = (from: string | RegExp, to: string) => replaced(POST, from, to);
const cover = async (width: number, height: number): Promise<Changes> => ({
  [COVER]: await sharp({ create: { width, height, channels: 3, background: '#456' } })
    .png()
    .toBuffer(),
});
const EDITOR = 'editor:\n  host: github\n  repo: jane/website\n  branch: main\n';

/** What is wrong with a site although each file is in order by itself, and what its author should know of. */
export const BAD_SITE: readonly BadSite[] = [
  { rule: 'file-missing', changes: () => ({ 'pricing.yaml': null }), at: 'pricing.yaml' },
  { rule: 'file-unused', changes: () => ({ 'my-article.md': 'Text.' }), at: 'my-article.md' },
  {
    rule: 'check-failed',
    changes: inPost(/$/, `\n${'>'.repeat(20_000)}a\n`),
    at: POST,
  },
  { rule: 'card-letters', changes: inPost(/^title: .*$/m, 'title: Nurses 🩺 abroad'), at: POST },
  { rule: 'text-cut', changes: inPost(/^title: .*$/m, 'title: The #1 mistake'), at: POST },
  { rule: 'fact-old', changes: replaced('facts.yaml', 'checked: 2025-11-22', 'checked: 2024-11-22'), at: 'facts.yaml' },
  {
    rule: 'review-far',
    changes: replaced('categories.yaml', 'slug: relocation\n', 'slug: relocation\n  reviewMonths: 6\n'),
    at: 'blog/five-years-abroad-lessons/index.md',
  },
  {
    rule: 'image-file',
    changes: async (copy) => ({ [COVER]: await sharp(`${copy.root}/${COVER}`).jpeg().toBuffer() }),
    at: POST,
  },
  {
    rule: 'image-file',
    changes: (copy) => ({
      [POST]: `${copy.read(POST)}\n![A drawing](./a.svg)\n`,
      [POST.replace('index.md', 'a.svg')]: '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    }),
    at: POST,
  },
  { rule: 'image-file', changes: () => cover(10_001, 5_000), at: POST },
  { rule: 'image-small', changes: () => cover(400, 300), at: POST },
  { rule: 'image-unread', changes: inPost(/$/, '\n![A lamp] (./cover.png)\n'), at: POST },
  { rule: 'markup-active', changes: () => ({ 'images/logo.svg': '<svg onload="x"/>' }), at: 'images/logo.svg' },
  {
    rule: 'link-moved',
    changes: (copy) => ({
      [POST]: `${copy.read(POST)}\n[The blog](/former/)\n`,
      'redirects.yaml': '- from: /former/\n  to: /blog/\n',
    }),
    at: POST,
  },
  {
    rule: 'provider-unnamed',
    changes: (copy) => ({
      ...replaced('providers.yaml', 'provider: formspree', 'provider: basin')(copy),
      ...replaced(
        'site.yaml',
        /contact:\n +provider: simulated/,
        'contact:\n    provider: formspree\n    id: abc',
      )(copy),
    }),
    at: 'site.yaml',
  },
  {
    rule: 'form-simulated',
    changes: replaced('site.yaml', /^siteUrl: .*/m, 'siteUrl: https://a.co.uk'),
    at: 'site.yaml',
  },
  { rule: 'before-launch', changes: () => ({}), at: 'site.yaml' },
  { rule: 'before-launch', changes: () => ({}), at: 'site.yaml' },
  { rule: 'before-launch', changes: () => ({}), at: 'site.yaml' },
  { rule: 'before-launch', changes: () => ({}), at: 'site.yaml' },
  { rule: 'before-launch', changes: () => ({}), at: 'site.yaml' },
  {
    rule: 'editor-shared-address',
    changes: (copy) => ({
      'site.yaml': `${copy.read('site.yaml').replace(/^siteUrl: .*/m, 'siteUrl: https://jane.github.io')}${EDITOR}`,
    }),
    at: 'site.yaml',
  },
  { rule: 'security-expires', changes: replaced('site.yaml', /expires: .*/, 'expires: 2026-01-20'), at: 'site.yaml' },
  {
    rule: 'text-expired',
    changes: replaced('pages/4cs-program.yaml', /until: \S+/, 'until: 2025-12-31'),
    at: 'pages/4cs-program.yaml',
  },
  {
    rule: 'text-replaced',
    changes: replaced('pages/4cs-program.yaml', /( +)until: \S+/, '$1until: 2025-12-31\n$1fallback: Ask us.'),
    at: 'pages/4cs-program.yaml',
  },
  {
    rule: 'post-unpublished',
    changes: () => ({ 'blog/zz-a-post/index.md': postText({ draft: 'true' }) }),
    at: 'blog/zz-a-post/index.md',
  },
  {
    rule: 'post-unpublished',
    changes: () => ({ 'blog/zz-a-post/index.md': postText({ date: '2027-01-01' }) }),
    at: 'blog/zz-a-post/index.md',
  },
  {
    rule: 'template-text',
    changes: (copy) => ({
      'new-post.yaml': copy.read('new-post.yaml').replace(/Begin with[^\n]*/, 'Hello to all.'),
      [POST]: `${copy.read(POST)}\nHello to all.\n`,
    }),
    at: POST,
  },
  {
    rule: 'section-wrong',
    changes: replaced('pages/thanks.yaml', /^ *- type: tools\n/m, '  - type: hero\n    title: Again\n$&'),
    at: 'pages/thanks.yaml',
  },
  { rule: 'section-wrong', changes: replaced('pages/about.yaml', /^ *list: reasons\n/m, ''), at: 'pages/about.yaml' },
  {
    rule: 'page-unlinked',
    changes: (copy) => ({ 'pages/terms.yaml': copy.read('pages/thanks.yaml').replace('indexed: false\n', '') }),
    at: 'pages/terms.yaml',
  },
];
