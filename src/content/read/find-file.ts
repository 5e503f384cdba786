import { decodePath, resolveFrom } from '../../utils/paths';

/** How file systems and keyboards differ: composed or decomposed accents, and kinds of spaces. */
const comparable = (name: string): string => name.normalize('NFC').replace(/\p{Zs}/gu, ' ');

/** The file that a path means. */
export interface FoundFile {
  /** Its name as on disk; the likeliest one if there is no such file; undefined outside the folder. */
  readonly name?: string;
  readonly exists: boolean;
  /** The name of a file that differs only in capital letters, which most web servers distinguish. */
  readonly otherCase?: string;
}

/** Finds a file by a name that may be percent-encoded, or spelt with other accents or spaces. */
export function findName(written: string, names: ReadonlySet<string>): FoundFile {
  const spellings = [written, decodePath(written)];
  const exact = spellings.find((name) => names.has(name));
  if (exact !== undefined) return { name: exact, exists: true };
  const wanted = spellings.map(comparable);
  const alike = [...names].filter((name) =>
    wanted.some((each) => each.toLowerCase() === comparable(name).toLowerCase()),
  );
  const name = alike.find((each) => wanted.includes(comparable(each)));
  if (name !== undefined) return { name, exists: true };
  return { name: spellings[1], exists: false, ...(alike[0] !== undefined && { otherCase: alike[0] }) };
}

/**
 * Finds the file in `content/` that a path in one of its files means.
 * @param from the file with the path, as reports name it: `content/site.yaml`
 * @param names all files in `content/`
 */
export function findFile(from: string, path: string, names: ReadonlySet<string>): FoundFile {
  const target = resolveFrom(from, path);
  if (!target.startsWith('content/')) return { exists: false };
  return findName(target.slice('content/'.length), names);
}
