import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildInTurn } from '../support/site-copy';
import type { Owner } from './changes';
import { OwnerContent } from './owner-content';

const MINUTE = 60_000;
const TEXTS = /\.(html|json|xml|js|txt|svg|webmanifest)$/;
const CARDS = 'public/cards';
const SPECIFIED_CARDS = path.join('.test-sites/specification', CARDS);

/** What the browser tries on an owner's site; the whole suite runs on the site's own content. */
const BROWSER_TESTS = ['accessibility', 'navigation', 'policy', 'reflow'].map(
  (name) => `__tests__/browser/any-content/${name}.spec.ts`,
);
const ONE_OF_EACH = 'light.*WCAG 2.2|logs no error|without script|reflows';

/** Runs a command of this project on a copy; returns what it printed where it failed. */
function failureOf(root: string, command: string, args: readonly string[], port = 0): string {
  const env = { ...process.env, SITE_ROOT: root, SITE_PORT: String(port), JEST_WORKER_ID: undefined, FORCE_COLOR: '0' };
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
  return status === 0 ? '' : `${stdout}${stderr}`.slice(-20_000);
}

/**
 * Builds the site of an owner and tries everything on it that must hold for any content.
 * @param port where the browser tests serve it, so that two sites can be tried at the same time
 */
export function describeOwner({ name, changes }: Owner, port: number): void {
  const root = path.join(mkdtempSync(path.join(tmpdir(), `owner-${name}-`)), 'site');

  beforeAll(
    () =>
      buildInTurn(root, (copy) => {
        const content = new OwnerContent(path.join(copy, 'content'));
        for (const change of changes) change.apply(content);
      }),
    20 * MINUTE,
  );
  afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

  const published = (file: string): string => path.join(root, 'public', file);

  const texts = (): [string, string][] =>
    readdirSync(published(''), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && TEXTS.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'utf8')]);

  it('has no old name, price or address left in any published file', () => {
    const files = texts();
    expect(files.length).toBeGreaterThan(50);
    const gone = changes.flatMap((change) => change.gone ?? []);
    const left = files.flatMap(([file, text]) =>
      gone.filter((old) => text.includes(old)).map((old) => `${file}: ${old}`),
    );
    expect(left).toEqual([]);
  });

  it('shows each new name, price and address', () => {
    const pages = texts()
      .filter(([file]) => file.endsWith('.html'))
      .map(([, text]) => text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"'))
      .join('\n');
    const missing = changes.flatMap((change) => change.shown ?? []).filter((text) => !pages.includes(text));
    expect(missing).toEqual([]);
  });

  it('has social cards of its own: none is the one that was drawn with the old brand', () => {
    expect(existsSync(SPECIFIED_CARDS)).toBe(true);
    const old = new Set(readdirSync(SPECIFIED_CARDS));
    const cards = readdirSync(path.join(root, CARDS));
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.filter((card) => old.has(card))).toEqual([]);
  });

  it(
    'passes the checks over the built site',
    () =>
      expect(failureOf(root, 'npx', ['jest', '--selectProjects', 'built-site', '--', '__tests__/built-site/'])).toBe(
        '',
      ),
    5 * MINUTE,
  );

  it(
    'passes the browser tests',
    () =>
      expect(
        failureOf(
          root,
          'npx',
          [
            ...['playwright', 'test', '--reporter=line', '--workers=2'],
            ...[`--output=${path.join(root, '..', 'test-results')}`, `--grep=${ONE_OF_EACH}`, ...BROWSER_TESTS],
          ],
          port,
        ),
      ).toBe(''),
    15 * MINUTE,
  );
}
