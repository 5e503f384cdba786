import type { ContentSource } from '../content-reader/content-source';
import type { PictureInfo } from '../content-reader/picture-info';
import { pictureOf } from './picture-of';
import type { ProjectFiles } from './project-files';

const CONTENT = 'content';

/** What is about to be saved. Paths are in the project, such as `content/pricing.yaml`. */
export interface PlannedSave {
  readonly path: string;
  readonly text: string;
  /** The article's folder, where the save moves it to another name. */
  readonly moved?: { readonly from: string; readonly to: string };
  /** Pictures that are saved with it, by their path. */
  readonly pictures: ReadonlyMap<string, File>;
}

function contentName(path: string): string {
  return path.slice(CONTENT.length + 1);
}

/**
 * The content of a project as it will be after a save.
 * @param plan what is about to be saved; without it the project as it is
 */
export function plannedSource({ namesBelow, fileAt, pictureAt }: ProjectFiles, plan?: PlannedSave): ContentSource {
  const moved = plan?.moved;
  const isUnder = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  const afterMove = (path: string): string =>
    moved && isUnder(path, moved.from) ? moved.to + path.slice(moved.from.length) : path;
  const beforeMove = (path: string): string =>
    moved && isUnder(path, moved.to) ? moved.from + path.slice(moved.to.length) : path;

  /** What is known of pictures, by the bytes that stand for them. */
  const known = new WeakMap<Uint8Array, PictureInfo>();

  function knownPicture(name: string): PictureInfo | undefined {
    const path = `${CONTENT}/${name}`;
    return plan?.pictures.has(path) ? undefined : pictureAt?.(beforeMove(path));
  }

  async function blobOf(name: string): Promise<Blob | undefined> {
    const path = `${CONTENT}/${name}`;
    if (path === plan?.path) return new Blob([plan.text]);
    return plan?.pictures.get(path) ?? fileAt(beforeMove(path));
  }

  return {
    names: async () => {
      const there = (await namesBelow(CONTENT)).map((name) => contentName(afterMove(`${CONTENT}/${name}`)));
      const added = plan ? [plan.path, ...plan.pictures.keys()].map(contentName) : [];
      return [...new Set([...there, ...added])];
    },
    staticAddresses: async () =>
      (await namesBelow('static')).filter((name) => !name.endsWith('/')).map((name) => `/${name}`),
    stamp: async (name) => {
      if (plan && `${CONTENT}/${name}` === plan.path) return plan.text;
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
