// Guards that a file to download which visitors could not use is reported at its line, with where it has to be.
import { pdf } from '../../support/added-offers';
import { ContentCopy } from '../content-copy';

const copy = new ContentCopy();

const file = (address: string): string =>
  `\n  - type: downloads\n    title: Guides\n    files:\n      - { file: ${address}, title: A, text: A guide. }\n`;

test.each([
  ['is missing', '/guides/other.pdf', pdf(1), 'There is no such file', 'link-broken'],
  ['differs in capitals', '/guides/Plan.pdf', pdf(1), 'There is no such file', 'link-broken'],
  ['is empty', '/guides/plan.pdf', '', 'The file static/guides/plan.pdf is empty, or cannot be read'],
  ['is cut off', '/guides/plan.pdf', pdf(9).slice(0, 200), 'static/guides/plan.pdf is not a PDF that can be opened'],
  [
    'has over 20 MB',
    '/guides/plan.pdf',
    `${pdf(1)}${' '.repeat(20_000_000)}%%EOF`,
    'has 20.0 MB; at most 20 are allowed',
  ],
])('a file that %s', async (_, address, content, message, rule = 'download-file') => {
  const about = copy.replaced('pages/about.yaml', /$/, file(address));
  const findings = await copy.checkWith({ ...about, '../static/guides/plan.pdf': content });
  const lines = String(about['pages/about.yaml']).split('\n');
  expect(findings).toEqual([
    expect.objectContaining({ rule, message: expect.stringContaining(message), found: address }),
  ]);
  expect(lines[(findings[0]?.line ?? 0) - 1]).toContain(address);
  expect(`${findings[0]?.message} ${findings[0]?.fix}`).toContain('static/');
});

test('a file of exactly 20 MB is allowed', async () => {
  const start = pdf(1);
  const content = `${start + ' '.repeat(20_000_000 - start.length - 5)}%%EOF`;
  const about = copy.replaced('pages/about.yaml', /$/, file('/guides/plan.pdf'));
  expect(await copy.checkWith({ ...about, '../static/guides/plan.pdf': content })).toEqual([]);
});
