import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import standIns from '../src/theme/fonts/stand-ins.json';

const HELP = `npm run test:fonts -- [folder with fonts ...]
Runs the tests of the fonts in a browser that sees only one set of local fonts at a time: those of other machines, as
far as this one or the folders have them, and last a single font that is a fallback for none of ours. Linux only.`;

interface FontFile {
  readonly file: string;
  readonly family: string;
}

interface FontSet {
  readonly name: string;
  readonly files: readonly FontFile[];
}

const FAMILIES = ['Liberation', 'DejaVu', 'Roboto', 'Noto'];
const STAND_INS = standIns.map(({ src }) => src).join();
const FORMAT = '--format=%{file}\t%{family[0]}\n';

/** The fonts of this machine and of some folders. */
function findFonts(folders: readonly string[]): FontFile[] {
  const found = [
    execFileSync('fc-list', [FORMAT]),
    ...folders.map((folder) => execFileSync('fc-scan', [FORMAT, folder])),
  ];
  return found
    .flatMap((lines) => lines.toString().split('\n').filter(Boolean))
    .map((line) => line.split('\t'))
    .map(([file = '', family = '']) => ({ file: path.resolve(file), family }));
}

function setsOf(fonts: readonly FontFile[]): FontSet[] {
  const named = FAMILIES.map((name) => ({ name, files: fonts.filter(({ family }) => family.startsWith(name)) }));
  // The browser cannot start without any font.
  const unknown = fonts.filter(({ family }) => !STAND_INS.includes(`"${family}"`)).slice(0, 1);
  return [...named, { name: 'none of the stand-ins', files: unknown }].filter(({ files }) => files.length > 0);
}

/** Writes a configuration in which these are all fonts of the machine. */
function configure(folder: string, { files }: FontSet): string {
  const fonts = path.join(folder, 'fonts');
  mkdirSync(fonts);
  for (const [index, { file }] of files.entries()) symlinkSync(file, path.join(fonts, `${index}${path.extname(file)}`));
  const config = path.join(folder, 'fonts.conf');
  const cache = path.join(folder, 'cache');
  writeFileSync(
    config,
    `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
  );
  return config;
}

/** Whether the tests pass with one set of fonts. */
function passes(set: FontSet): boolean {
  console.log(`\n${set.name}: ${[...new Set(set.files.map(({ family }) => family))].join(', ')}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  try {
    const env = { ...process.env, FONTCONFIG_FILE: configure(folder, set) };
    const args = ['playwright', 'test', '--project=content', '/fonts.spec.ts'];
    return spawnSync('npx', args, { stdio: 'inherit', env }).status === 0;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function main(args: readonly string[]): void {
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  const failed = setsOf(findFonts(args)).filter((set) => !passes(set));
  if (failed.length > 0) throw new Error(`With these fonts tests fail: ${failed.map(({ name }) => name).join()}.`);
}

main(process.argv.slice(2));
