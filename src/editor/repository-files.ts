import type { EditorHost } from '../content/model/editor-host';
import type { PictureFormat, PictureInfo } from '../content/read/picture-info';
import { BUILT_FACTS, type BuiltFacts } from './built-facts';
import { inStore } from './database';
import { gitSha } from './git-sha';
import type { ProjectFiles } from './project-files';
import { databaseOf } from './sign-out';

/** What the editor keeps of a file of the repository; it brings all of them up to date at the beginning of a save. */
interface KeptFile {
  /** The name that git gives to its bytes. */
  readonly sha: string;
  /** Missing for pictures. */
  readonly text?: string;
}

const STORE = 'file-cache';

/** Every file that the editor keeps in this browser, by its path. */
async function keptFiles(host: EditorHost): Promise<ReadonlyMap<string, KeptFile>> {
  const kept = await inStore(databaseOf({ host }), STORE, 'readonly', (store) => {
    const [paths, files] = [store.getAllKeys(), store.getAll()];
    return {
      get result() {
        return new Map<string, KeptFile>(paths.result.map((path, index) => [String(path), files.result[index]]));
      },
    };
  });
  if (!kept) throw new Error('This browser keeps no files of the repository');
  return kept;
}

let facts: Promise<BuiltFacts> | undefined;

async function readFacts(): Promise<BuiltFacts> {
  const answer = await fetch(BUILT_FACTS);
  if (!answer.ok) throw new Error(`${BUILT_FACTS} is missing`);
  return answer.json();
}

const FORMATS: Readonly<Record<string, PictureFormat>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  svg: 'svg',
};

/** A picture that came after the last build: it was looked at when it was saved, and the next build looks again. */
function takenAsGood(path: string): PictureInfo | undefined {
  const format = FORMATS[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''];
  return format && { bytes: 0, format, width: 5000, height: 5000, corrupt: false };
}

/**
 * The files of a repository: texts as they are on the branch, pictures as they were at the last build.
 * @throws where the editor keeps nothing in this browser, or the facts of the build are missing
 */
export async function repositoryFiles(host: EditorHost): Promise<ProjectFiles> {
  facts ??= readFacts();
  facts.catch(() => {
    facts = undefined;
  });
  const [kept, { pictures, staticAddresses }] = await Promise.all([keptFiles(host), facts]);
  return {
    namesBelow: async (folder) =>
      folder === 'static'
        ? staticAddresses.map((address) => address.slice(1))
        : [...kept.keys()].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : [])),
    fileAt: async (path) => {
      const file = kept.get(path);
      return file && new Blob([file.text ?? '']);
    },
    holds: async (path, data) => kept.get(path)?.sha === (await gitSha(data)),
    shaAt: (path) => kept.get(path)?.sha,
    pictureAt: (path) => {
      const file = kept.get(path);
      return file && (pictures[file.sha] ?? takenAsGood(path));
    },
  };
}
