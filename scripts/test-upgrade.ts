import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localPlugins } from '../src/gatsby/on-pre-init';
import { copyProject } from './project-copy';

const HELP = `npm test -- upgrade
npx tsx scripts/test-upgrade.ts codegen types    runs only these steps
Installs the newest version of each package within its major version in a copy of the project, runs the tests
there, and says which versions are new and which tests fail. Changes nothing here. Takes about half an hour.`;

/** The steps of `npm test` that are tried, in this order; one that fails does not stop the others. */
const STEPS = ['imports', 'codegen', 'types', 'local', 'builds', 'site', 'specification', 'hosts', 'browser'];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

const readManifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'));

function writeManifest(file: string, manifest: Manifest): void {
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

const isExact = (range: string): boolean => /^\d/.test(range);

/** Turns exact versions into ranges, and removes the lockfile with what it holds. */
function allowNewVersions(folder: string): void {
  const file = path.join(folder, 'package.json');
  const manifest = readManifest(file);
  for (const packages of [manifest.dependencies, manifest.devDependencies]) {
    for (const [name, range] of Object.entries(packages)) if (isExact(range)) packages[name] = `^${range}`;
  }
  writeManifest(file, manifest);
  rmSync(path.join(folder, 'package-lock.json'));
}

/** The version of a package that is installed in a project. */
function versionOf(folder: string, name: string): string {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** Names the installed versions wherever exact ones were, so that the tests of the versions themselves pass. */
function nameInstalledVersions(folder: string): void {
  const file = path.join(folder, 'package.json');
  const [manifest, committed] = [readManifest(file), readManifest('package.json')];
  for (const [name, range] of Object.entries(committed.dependencies)) {
    if (isExact(range)) manifest.dependencies[name] = versionOf(folder, name);
  }
  writeManifest(file, manifest);
  for (const plugin of localPlugins(folder)) {
    const pluginFile = path.join(folder, 'plugins', plugin, 'package.json');
    const own = readManifest(pluginFile);
    const peers = Object.keys(own.peerDependencies ?? {});
    writeManifest(pluginFile, {
      ...own,
      peerDependencies: Object.fromEntries(peers.map((name) => [name, versionOf(folder, name)])),
    });
  }
}

/** The installed versions of the packages that package.json names, by name. */
function installedVersions(folder: string): Map<string, string> {
  const manifest = readManifest(path.join(folder, 'package.json'));
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  return new Map(names.map((name) => [name, versionOf(folder, name)]));
}

/** Runs npm in the copy; returns the end of what it printed where it failed. */
function failureOf(folder: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return status === 0 ? '' : `${stdout}${stderr}`.trim().split('\n').slice(-40).join('\n');
}

function main(): void {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'upgrade-'));
  try {
    copyProject(folder);
    allowNewVersions(folder);
    const refused = failureOf(folder, ['install', '--no-audit', '--no-fund']);
    if (refused) throw new Error(`The newest versions cannot be installed together:\n${refused}`);
    nameInstalledVersions(folder);
    const before = installedVersions('.');
    const changed = [...installedVersions(folder)].filter(([name, version]) => before.get(name) !== version);
    console.log(changed.length === 0 ? 'No package has a newer version.' : 'New versions:');
    for (const [name, version] of changed) console.log(`  ${name} ${before.get(name)} -> ${version}`);
    const asked = process.argv.slice(2);
    const steps = asked.length > 0 ? asked : STEPS;
    const failures = steps.filter((step) => {
      const output = failureOf(folder, ['test', '--', step]);
      console.log(output ? `failed: ${step}\n${output}\n` : `passed: ${step}`);
      return output !== '';
    });
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv.includes('--help')) console.log(HELP);
else main();
