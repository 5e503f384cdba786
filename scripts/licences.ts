import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
}

const TARGET = 'docs/licences.md';

/** Packages that state their licence in a file only; read by a person. */
const READ_BY_HAND: Readonly<Record<string, string>> = { linkfs: 'Unlicense', 'valid-url': 'MIT' };

/** What the lockfile does not say: the licence as old packages state it, in a list. */
function statedElsewhere(place: string, name: string): string {
  const { license, licenses } = JSON.parse(readFileSync(path.join(place, 'package.json'), 'utf8'));
  return license ?? licenses?.[0]?.type ?? READ_BY_HAND[name] ?? 'not stated';
}

/** Every package that the build installs outside development, by licence; names without repetition, sorted. */
export function byLicence(packages: Readonly<Record<string, LockedPackage>>): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const [place, { dev, license }] of Object.entries(packages)) {
    if (place === '' || dev) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? statedElsewhere(place, name);
    found.set(licence, (found.get(licence) ?? new Set()).add(name));
  }
  const sorted = [...found].sort(([a], [b]) => a.localeCompare(b, 'en'));
  return new Map(sorted.map(([licence, names]) => [licence, [...names].sort((a, b) => a.localeCompare(b, 'en'))]));
}

function text(licences: ReadonlyMap<string, readonly string[]>): string {
  const lists = [...licences].map(([licence, names]) => `## ${licence} (${names.length})\n\n${names.join(', ')}\n`);
  return `# Licences\n\nWhat the build uses, as the lockfile states it; written by \`npx tsx scripts/licences.ts\`.\n\n${lists.join('\n')}`;
}

if (require.main === module) {
  writeFileSync(TARGET, text(byLicence(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)));
  console.log(TARGET);
}
