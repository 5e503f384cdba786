import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { build } from 'esbuild';

/** Where the bundled code of threads is put, relative to the project. */
const BUNDLES = path.join('.cache', 'threads');

/** Threads make much that is soon forgotten; with this room the collector takes a quarter less of their time. */
const YOUNG_MB = 64;

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
  const worker = new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  return new Promise((resolve, reject) => {
    let answer: Answer | undefined;
    worker.on('message', (message: Answer) => {
      answer = message;
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve(answer) : reject(new Error(`${file} ended with ${code}.`))));
  });
}

/**
 * Runs a file of the project in threads of their own, so that it goes on while webpack or a query keeps this one busy.
 * Gatsby compiles its hooks into one file, so the code of threads is bundled apart; packages stay outside.
 * @param directory the project's folder
 * @param entry the file, relative to the project; its bundle has its name
 * @param data what each thread finds as `workerData`
 * @returns settles when all threads have ended: with the last message of each, or with the first error
 */
export async function runThreads<Answer>(
  directory: string,
  entry: string,
  data: readonly object[],
): Promise<(Answer | undefined)[]> {
  const file = await bundle(directory, entry);
  return Promise.all(data.map((own) => start<Answer>(file, own)));
}
