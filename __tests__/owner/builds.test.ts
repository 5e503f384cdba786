// Guards builds in folders with names of the content, after builds that were stopped.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { buildSite, copySite, GATSBY_ENV, SPECIFIED_CONTENT } from '../built/site-copy';
import { temporaryFolder } from '../support/temporary-folder';

jest.setTimeout(30 * 60_000);

const folder = temporaryFolder();

/** Builds a copy; with a text to stop at, kills the build once it has printed that. */
async function build(root: string, stopAt?: string): Promise<number> {
  const child = spawn(process.execPath, ['node_modules/gatsby/cli.js', 'build'], { cwd: root, env: GATSBY_ENV });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part;
      if (stopAt && output.includes(stopAt)) child.kill('SIGKILL');
    });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

/** The published files, but for those whose names are digests. */
const published = (root: string): string[] =>
  readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|json|txt|webmanifest)$/.test(file) && !/[\da-f-]{8,}/.test(file))
    .sort();

test('a build that was stopped is completed by the next, in folders named like ours', async () => {
  const whole = path.join(folder, 'blog/site');
  const stopped = path.join(folder, 'content');
  await buildSite(whole, SPECIFIED_CONTENT);
  await copySite(stopped, SPECIFIED_CONTENT);
  for (const moment of [
    'success Building production JavaScript',
    'success run queries in workers',
    'success social cards',
  ])
    await build(stopped, moment);
  expect(await build(stopped)).toBe(0);
  expect(published(stopped)).toContain('blog/nmc-revalidation/index.html');
  expect(published(stopped)).toEqual(published(whole));
});
