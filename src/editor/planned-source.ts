import type { ContentSource } from '../content/read/content-files';
import type { PictureInfo } from '../content/read/picture-info';
import type { FileChange } from './cms-hooks';
import { pictureOf } from './picture-of';
import type { ProjectFiles } from './project-files';

const CONTENT = 'content';

/** What is about to be saved. Paths are in the project, such as `content/pricing.yaml`. */
export interface PlannedSave {
  /** Texts and pictures as they will be, by their path. */
  readonly written: ReadonlyMap<string, string | File>;
  /** Files that will be gone. */
  readonly removed: ReadonlySet<string>;
}

/** What a save will leave behind. */
export function plannedSave(changes: readonly FileChange[]): PlannedSave {
  const written = new Map(changes.flatMap(({ path, data }) => (data === undefined ? [] : [[path, data] as const])));
  const gone = changes.flatMap(({ action, path, previousPath }) => (action === 'delete' ? path : (previousPath ?? [])));
  return { written, removed: new Set(gone.filter((path) => !written.has(path))) };
}

function contentName(path: string): string {
  return path.slice(CONTENT.length + 1);
}

/**
 * The content of a project as it will be after a save.
 * @param plan what is about to be saved; without it the project as it is
 */
export function plannedSource({ namesBelow, fileAt, pictureAt }: ProjectFiles, plan?: PlannedSave): ContentSource {
  /** What is known of pictures, by the bytes that stand for them. */
  const known = new WeakMap<Uint8Array, PictureInfo>();

  function knownPicture(name: string): PictureInfo | undefined {
    const path = `${CONTENT}/${name}`;
    return plan?.written.has(path) || plan?.removed.has(path) ? undefined : pictureAt?.(path);
  }

  async function blobOf(name: string): Promise<Blob | undefined> {
    const path = `${CONTENT}/${name}`;
    const data = plan?.written.get(path);
    if (data !== undefined) return typeof data === 'string' ? new Blob([data]) : data;
    return plan?.removed.has(path) ? undefined : fileAt(path);
  }

  async function names(): Promise<readonly string[]> {
    const there = await namesBelow(CONTENT);
    if (!plan) return there;
    const removed = new Set([...plan.removed].map(contentName));
    const all = [...new Set([...there, ...[...plan.written.keys()].map(contentName)])].filter(
      (name) => !removed.has(name),
    );
    // A folder goes with its last file.
    const emptied = (name: string): boolean =>
      [...removed].some((file) => file.startsWith(name)) && !all.some((one) => one !== name && one.startsWith(name));
    return all.filter((name) => !name.endsWith('/') || !emptied(name));
  }

  return {
    names: async () => [...(await names())],
    staticAddresses: async () =>
      (await namesBelow('static')).filter((name) => !name.endsWith('/')).map((name) => `/${name}`),
    stamp: async (name) => {
      const data = plan?.written.get(`${CONTENT}/${name}`);
      if (typeof data === 'string') return data;
      const picture = knownPicture(name);
      if (picture) return JSON.stringify(picture);
      const blob = await blobOf(name);
      if (!blob) return 'missing';
      return blob instanceof File ? `${blob.size} ${blob.lastModified}` : blob.text();
    },
    read: async (name, mostBytes) => {
      const picture = knownPicture(name);
      if (picture) {
        if (picture.bytes > mostBytes) return { why: 'too-large', bytes: picture.bytes };
        // Pictures of which the same is known are alike to the check.
        const bytes = new TextEncoder().encode(JSON.stringify(picture));
        known.set(bytes, picture);
        return bytes;
      }
      try {
        const blob = await blobOf(name);
        if (!blob) return { why: 'missing' };
        if (blob.size > mostBytes) return { why: 'too-large', bytes: blob.size };
        return new Uint8Array(await blob.arrayBuffer());
      } catch {
        return { why: 'unreadable' };
      }
    },
    pictureInfo: async (bytes) => known.get(bytes) ?? pictureOf(new Uint8Array(bytes)),
  };
}
