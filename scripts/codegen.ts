import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What Gatsby reads to know the schema and the queries. */
const SOURCES = [
  'content',
  'plugins',
  'src',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
];

/** A copy of the project, so that neither a build's cache nor a running `gatsby develop` is touched. */
function copyOf(project: string): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'codegen-'));
  for (const source of SOURCES) cpSync(path.join(project, source), path.join(copy, source), { recursive: true });
  symlinkSync(path.join(project, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

/** Writes `src/gatsby-types.d.ts`, as `gatsby develop` does, without making bundles and pages. */
function main(): void {
  const project = process.cwd();
  const copy = copyOf(project);
  const env = { ...process.env, NODE_ENV: 'production', GATSBY_TELEMETRY_DISABLED: '1', GATSBY_CPU_COUNT: '1' };
  const args = ['--import', 'tsx', path.resolve('scripts/write-types.ts'), project];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, env, encoding: 'utf8' });
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`);
  process.exitCode = 1;
}

main();
