import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve('packages');
const LOCKFILE = path.join(ROOT, 'package-lock.json');
/** What npm notes of its last installation. */
const INSTALLED = path.join(ROOT, 'node_modules', '.package-lock.json');

type Packages = Readonly<Record<string, { readonly version?: string; readonly optional?: boolean }>>;

const packagesIn = (file: string): Packages => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether each package of the lockfile is installed in its version; those of other platforms need not be. */
function isInstalled(): boolean {
  if (!existsSync(INSTALLED)) return false;
  const installed = packagesIn(INSTALLED);
  return Object.entries(packagesIn(LOCKFILE)).every(
    ([name, { version, optional }]) =>
      !name.startsWith('node_modules/') || optional || installed[name]?.version === version,
  );
}

/** Installs what the tools in this folder need beside the site's packages, unless it is there. */
export function installPackages(): void {
  if (isInstalled()) return;
  console.log('Installing the packages of packages/ (once) ...');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('They cannot be installed; npm says why.');
}

if (require.main === module) installPackages();
