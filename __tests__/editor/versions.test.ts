import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { versionsOf } from '../../scripts/edit';
import type { EditorHost } from '../../src/content/model/editor-host';
import { versionAddress } from '../../src/editor/versions';

const FILE = 'content/pricing.yaml';
const PLACE = { repo: 'jane/website', branch: 'main' };

test.each<readonly [EditorHost, string]>([
  [{ ...PLACE, host: 'github' }, 'https://api.github.com/repos/jane/website/contents/content/a%20b.md?ref=abc'],
  [
    { ...PLACE, host: 'github', server: 'https://git.example.org' },
    'https://git.example.org/api/v3/repos/jane/website/contents/content/a%20b.md?ref=abc',
  ],
  [
    { ...PLACE, host: 'gitlab' },
    'https://gitlab.com/api/v4/projects/jane%2Fwebsite/repository/files/content%2Fa%20b.md/raw?ref=abc',
  ],
  [{ ...PLACE, host: 'gitea' }, 'https://gitea.com/api/v1/repos/jane/website/raw/content/a%20b.md?ref=abc'],
])('asks each host for a file as it was: %o', (host, address) => {
  expect(versionAddress(host, 'content/a b.md', 'abc')).toBe(address);
});

describe('in a folder of this computer', () => {
  let folder = '';
  const project = (): string => path.join(folder, 'site');
  const git = (...command: string[]): void => {
    execFileSync('git', ['-c', 'user.name=Jane Doe', '-c', 'user.email=jane@example.org', ...command], { cwd: folder });
  };
  const saved = (text: string, day: string): void => {
    writeFileSync(path.join(project(), FILE), text);
    git('add', '.');
    git('commit', '--quiet', `--date=${day}T10:00:00Z`, '--message=Prices');
  };
  const ask = (asked: { path: string; sha?: string }): Promise<string | undefined> =>
    versionsOf(project(), new URLSearchParams(asked));

  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'versions-'));
    mkdirSync(path.join(project(), 'content'), { recursive: true });
    git('init', '--quiet');
    saved('price: 1\n', '2026-01-01');
    saved('price: 2\n', '2026-01-02');
    writeFileSync(path.join(folder, 'secret'), 'x');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('lists the saves of a file, the latest first, with the text of each', async () => {
    const commits: { sha: string; date: string; authorName: string }[] = JSON.parse((await ask({ path: FILE })) ?? '');
    expect(commits).toEqual([
      {
        sha: expect.stringMatching(/^[0-9a-f]{40}$/),
        date: expect.stringContaining('2026-01-02'),
        authorName: 'Jane Doe',
      },
      expect.objectContaining({ date: expect.stringContaining('2026-01-01') }),
    ]);
    expect(await ask({ path: FILE, sha: commits[1]?.sha ?? '' })).toBe('price: 1\n');
  });

  test.each([
    { path: 'content/../../secret' },
    { path: '/etc/passwd' },
    { path: 'package.json' },
    { path: FILE, sha: 'HEAD' },
    { path: FILE, sha: '--output=x' },
    { path: FILE, sha: 'f'.repeat(40) },
  ])('answers nothing to %o', async (asked) => {
    expect(await ask(asked)).toBeUndefined();
  });

  test('has no saves where git knows nothing', async () => {
    expect(await ask({ path: 'content/new.yaml' })).toBe('[]');
    expect(await versionsOf(os.tmpdir(), new URLSearchParams({ path: FILE }))).toBeUndefined();
  });
});
