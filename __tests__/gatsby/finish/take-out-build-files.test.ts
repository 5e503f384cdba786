import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { STATS_FILE, takeOutBuildFiles } from '../../../src/gatsby/finish/take-out-build-files';

it('keeps the statistics for us and takes out what no visitor needs', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'built-'));
  await mkdir(path.join(directory, '.cache'));
  await mkdir(path.join(directory, 'public', '~partytown'), { recursive: true });
  await writeFile(path.join(directory, 'public', 'webpack.stats.json'), '{}');
  await writeFile(path.join(directory, 'public', 'index.html'), '');
  await writeFile(path.join(directory, 'public', '.gitkeep'), '');
  await takeOutBuildFiles(directory);
  expect(existsSync(path.join(directory, STATS_FILE))).toBe(true);
  expect(existsSync(path.join(directory, 'public', 'webpack.stats.json'))).toBe(false);
  expect(existsSync(path.join(directory, 'public', '~partytown'))).toBe(false);
  expect(existsSync(path.join(directory, 'public', '.gitkeep'))).toBe(false);
  expect(existsSync(path.join(directory, 'public', 'index.html'))).toBe(true);
});
