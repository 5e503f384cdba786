// Guards the sites of two owners, with little to show and with plenty of everything.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSite } from '../support/site-copy';
import { changesOf } from './changes';
import { OwnerContent } from './owner-content';

const MINUTE = 60_000;
const TEXTS = /\.(html|json|xml|js|txt|svg|webmanifest)$/;

/** Runs a project command on a copy; returns its output if it fails. */
function failureOf(root: string, command: string): string {
  const env = { ...process.env, SITE_ROOT: root, SITE_PORT: '9331', JEST_WORKER_ID: undefined, FORCE_COLOR: '0' };
  const options = { env, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  const { status, stdout, stderr } = spawnSync('npx', command.split(' '), options);
  return status === 0 ? '' : `${stdout}${stderr}`.slice(-20_000);
}

describe.each(['little', 'plenty'] as const)('an owner with %s', (name) => {
  const changes = changesOf(name);
  const root = path.join(mkdtempSync(path.join(tmpdir(), `owner-${name}-`)), 'site');

  beforeAll(
    () =>
      buildSite(root, (copy) => {
        const content = new OwnerContent(path.join(copy, 'content'));
        for (const change of changes) change.apply(content);
      }),
    20 * MINUTE,
  );
  afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

  const texts = (): [string, string][] =>
    readdirSync(path.join(root, 'public'), { recursive: true, withFileTypes: true })
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

  it.each([
    ['the checks over the built site', 'jest --selectProjects built -- __tests__/built/any-content'],
    ['the browser tests of every page', 'playwright test --project=chromium any-content'],
  ])('passes %s', (_what, command) => expect(failureOf(root, command)).toBe(''), 15 * MINUTE);
});
