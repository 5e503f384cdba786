import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';

/** Where the folder of Gatsby's cache is noted; scripts/run-gatsby.cjs reads it. */
const NOTE = path.join('.cache', 'made-in.txt');

/** Notes the folder in which the cache is made, once Gatsby has cleared what it does not keep. */
export function noteFolder(): void {
  mkdirSync(path.dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, process.cwd());
}

/** Stops a build with the cache of another folder, which would fail later with less help; `npm run build` drops that cache. */
export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) => {
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') !== process.cwd())
    reporter.panic('This folder has been moved or copied since its last build. Run "npx gatsby clean", and try again.');
};
