import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { browserExecutable } from '../../../scripts/browser';
import { errorText } from '../../../src/utils/error-text';

const LIBRARIES = '/usr/lib';
const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** WebKitGTK's own small browser, which is installed beside its library. */
export function miniBrowser(): string | undefined {
  if (!existsSync(LIBRARIES)) return undefined;
  return readdirSync(LIBRARIES)
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0'].map((name) => path.join(LIBRARIES, folder, name, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** The Firefox to drive: the one named in FIREFOX, or the system's. */
export function firefox(): string | undefined {
  return [process.env.FIREFOX ?? '', ...FIREFOX].find((file) => file !== '' && existsSync(file));
}

function chromium(): string | undefined {
  try {
    return browserExecutable();
  } catch (error) {
    console.warn(errorText(error));
    return undefined;
  }
}

function isCommand(name: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** A browser engine, and what Debian calls the packages that bring it and its driver. */
export interface EngineNeeds {
  readonly name: 'WebKit' | 'Firefox' | 'Chromium';
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

/** The engines that visitors have: WebKit on every iPhone. */
export const ENGINES: readonly EngineNeeds[] = [
  {
    name: 'WebKit',
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => isCommand('WebKitWebDriver') && isCommand('Xvfb') && miniBrowser() !== undefined,
  },
  { name: 'Firefox', packages: ['firefox-esr'], isThere: () => firefox() !== undefined },
  { name: 'Chromium', packages: ['chromium'], isThere: () => chromium() !== undefined },
];

/**
 * Installs what is missing if it can: as root on Debian and its derivatives.
 * @returns the engines that are still missing
 */
export function install(engines: readonly EngineNeeds[]): readonly EngineNeeds[] {
  const missing = engines.filter(({ isThere }) => !isThere());
  if (missing.length > 0 && process.getuid?.() === 0 && isCommand('apt-get')) {
    const packages = missing.flatMap((engine) => engine.packages);
    for (const words of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
      const { error, status } = spawnSync('apt-get', words, { stdio: 'inherit' });
      if (error || status !== 0) console.warn(`apt-get ${words.join(' ')} failed: ${error?.message ?? status}`);
    }
  }
  return missing.filter(({ isThere }) => !isThere());
}
