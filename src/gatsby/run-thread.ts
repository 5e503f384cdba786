import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

/** Where the bundled code of threads is put, relative to the project. */
const BUNDLES = path.join('.cache', 'threads');

async function bundle(directory: string, entry: string): Promise<string> {
  const outfile = path.join(directory, BUNDLES, `${path.parse(entry).name}.mjs`);
  await build({
    entryPoints: [path.join(directory, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
  });
  return outfile;
}

function start<Answer>(file: string, data: object): Promise<Answer | undefined> {
  const worker = new Worker(file, { workerData: data });
  return new Promise((resolve, reject) => {
    worker.on('message', resolve);
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve(undefined) : reject(new Error(`${file} ended with ${code}.`))));
  });
}

/**
 * Runs a file of the project in a thread, so that it goes on while Gatsby keeps the main one busy. Gatsby compiles its
 * hooks into one file, so the code of a thread is bundled apart; packages stay outside.
 * @param directory the project's folder
 * @param entry the file, relative to the project; its bundle has its name
 * @param data what the thread finds as `workerData`
 * @returns the first message of the thread, which may go on after it, or `undefined` once it has ended without one; rejects
 * with an error before that
 */
export async function runThread<Answer>(directory: string, entry: string, data: object): Promise<Answer | undefined> {
  return start(await bundle(directory, entry), data);
}
