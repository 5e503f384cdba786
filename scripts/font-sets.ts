import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { standIns } from '../src/theme/fonts/faces.json';

interface FontFile {
  readonly file: string;
  readonly family: string;
}

/** The fonts of another machine, as far as this one has them. */
export interface FontSet {
  readonly name: string;
  readonly files: readonly FontFile[];
  /** Whether a font of each kind that the theme has stand-ins for is among them. */
  readonly isFitted: boolean;
}

const FAMILIES = ['Liberation', 'DejaVu', 'Roboto', 'Noto'];
const NAMES = standIns.map(({ src }) => src).join();
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

/** Sets of local fonts: those of one maker at a time, and last a single font that stands in for none of ours. */
export function fontSets(folders: readonly string[]): FontSet[] {
  const fonts = findFonts(folders);
  const named = FAMILIES.map((name) => ({
    name,
    files: fonts.filter(({ family }) => family.startsWith(name)),
    isFitted: true,
  }));
  // The browser cannot start without any font.
  const unknown = fonts.filter(({ family }) => !NAMES.includes(`"${family}`)).slice(0, 1);
  return [...named, { name: 'none of the stand-ins', files: unknown, isFitted: false }].filter(
    ({ files }) => files.length > 0,
  );
}

/** Runs something while there is a configuration in which these are all fonts of the machine. */
export async function withFontSet<T>({ files }: FontSet, run: (config: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fonts-'));
  try {
    const fonts = path.join(folder, 'fonts');
    mkdirSync(fonts);
    for (const [index, { file }] of files.entries()) {
      symlinkSync(file, path.join(fonts, `${index}${path.extname(file)}`));
    }
    const config = path.join(folder, 'fonts.conf');
    const cache = path.join(folder, 'cache');
    writeFileSync(
      config,
      `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>\n`,
    );
    return await run(config);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
