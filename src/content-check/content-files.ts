import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type ContentKind, fileSchema, RECORD_KINDS, YAML_KINDS } from '../content-model/kinds';
import { postFrontMatter } from '../content-model/post';
import { CheckMemory, type PostFacts } from './check-memory';
import { LIMITS, tooLarge } from './decode-text';
import { digestOf } from './digest-of';
import { type PictureFacts, pictureFacts } from './picture-facts';
import { type Problem, problem } from './problem';
import { type BodyFacts, NO_BODY, readBody } from './read-body';
import { FIRST_LINE, type ReadEntries, type ReadPost, readEntries, readPost } from './read-content';
import { type FieldSchema, fieldsOf } from './schema-fields';
import { knownYaml } from './yaml-source';

/** One text file with everything that was learned from it alone. */
export interface ContentFile {
  /** The name that reports use, such as `content/site.yaml`. */
  readonly file: string;
  readonly fields: FieldSchema;
  readonly problems: readonly Problem[];
  readonly source?: ReadEntries['source'];
}

/** A YAML file. */
export interface DataFile extends ContentFile {
  readonly kind: ContentKind;
}

/** A post with its folder's name. */
export interface PostFile extends ContentFile {
  readonly slug: string;
  readonly frontMatter?: ReadPost['frontMatter'];
  readonly body: BodyFacts;
}

/** The name of a content file in reports. */
export function reportName(relative: string): string {
  return path.posix.join('content', relative);
}

/** Reads a file unless it is too large to be content. */
async function readBytes(file: string, name: string): Promise<Uint8Array | Problem> {
  try {
    const { size } = await stat(file);
    return size > LIMITS.fileBytes ? tooLarge(size, name) : await readFile(file);
  } catch (error) {
    const missing = typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
    const place = { file: name, line: 1, column: 1 };
    return missing
      ? problem('file-missing', place, 'The site needs this file, but it is missing')
      : problem('file-unreadable', place, 'The file cannot be opened');
  }
}

/** Reads and checks one YAML file by itself. */
export async function readDataFile(root: string, kind: ContentKind): Promise<DataFile> {
  const file = reportName(kind.file);
  const fields = fieldsOf(fileSchema(kind));
  const bytes = await readBytes(path.join(root, kind.file), file);
  if ('rule' in bytes) return { kind, file, fields, problems: [bytes] };
  const { source, problems } = readEntries(bytes, file, kind);
  return { kind, file, fields, problems, ...(source ? { source } : {}) };
}

type PostPlace = Pick<PostFile, 'slug' | 'file' | 'fields'>;

function knownPost(place: PostPlace, { text, value, frontMatter, body }: PostFacts): PostFile {
  const source = knownYaml(text, place.file, FIRST_LINE, value);
  return { ...place, body, problems: [], source, frontMatter };
}

function newPost(place: PostPlace, bytes: Uint8Array, keep: (facts: PostFacts) => void): PostFile {
  const { source, frontMatter, frontMatterText, body: text, bodyLine, problems } = readPost(bytes, place.file);
  const wasRead = source !== undefined || problems.some(({ rule }) => rule.startsWith('yaml-'));
  const body = wasRead ? readBody(text, place.file, bodyLine) : NO_BODY;
  if (source && frontMatter && frontMatterText !== undefined && body.problems.length === 0)
    keep({ text: frontMatterText, value: source.value, frontMatter, body });
  return {
    ...place,
    body,
    problems: [...problems, ...body.problems],
    ...(source ? { source } : {}),
    ...(frontMatter ? { frontMatter } : {}),
  };
}

/** Reads and checks one post by itself, unless it is as it was. */
async function readPostFile(root: string, slug: string, memory: CheckMemory, stamp: string): Promise<PostFile> {
  const file = reportName(`blog/${slug}/index.md`);
  const place = { slug, file, fields: fieldsOf(postFrontMatter) };
  const unread = memory.post(memory.digest(file, stamp));
  if (unread) return knownPost(place, unread);
  const bytes = await readBytes(path.join(root, 'blog', slug, 'index.md'), file);
  if ('rule' in bytes) return { ...place, body: NO_BODY, problems: [bytes] };
  const digest = digestOf(bytes, file);
  memory.keepDigest(file, stamp, digest);
  const known = memory.post(digest);
  return known ? knownPost(place, known) : newPost(place, bytes, (facts) => memory.keepPost(digest, facts));
}

/** Remembers what was read of a file until it changes. */
class Memory<Value> {
  private readonly known = new Map<string, { readonly stamp: string; readonly value: Value }>();

  async get(file: string, read: (stamp: string) => Promise<Value>): Promise<Value> {
    const stamp = await stat(file).then(
      // Only the system sets the time of change: a file that was given an old date is noticed.
      ({ mtimeMs, ctimeMs, size, ino }) => `${mtimeMs} ${ctimeMs} ${size} ${ino}`,
      () => 'missing',
    );
    const known = this.known.get(file);
    if (known?.stamp === stamp) return known.value;
    const value = await read(stamp);
    this.known.set(file, { stamp, value });
    return value;
  }
}

/** All that the rules look at. */
export interface ContentFiles {
  readonly data: readonly DataFile[];
  readonly posts: readonly PostFile[];
  /** Every file below `content/`, by its path inside. */
  readonly names: ReadonlySet<string>;
  /** Every file below `static/`, by its address on the site. */
  readonly staticNames: ReadonlySet<string>;
  readonly picture: (name: string) => Promise<PictureFacts>;
}

/** Files that are opened at the same time. */
const AT_ONCE = 32;

async function mapSome<In, Out>(items: readonly In[], make: (item: In) => Promise<Out>): Promise<Out[]> {
  const made: Out[] = [];
  for (let start = 0; start < items.length; start += AT_ONCE) {
    made.push(...(await Promise.all(items.slice(start, start + AT_ONCE).map(make))));
  }
  return made;
}

async function namesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  } catch {
    return [];
  }
}

/** Reads a content folder, again and again if need be: only what has changed is read anew. */
export class ContentReader {
  private readonly data = new Memory<DataFile>();
  private readonly posts = new Memory<PostFile>();
  private readonly pictures = new Memory<PictureFacts>();

  /**
   * @param root the `content` folder; `static` lies beside it
   * @param memory what earlier checks have learned
   */
  constructor(
    readonly root: string,
    readonly memory = new CheckMemory(),
  ) {}

  async read(): Promise<ContentFiles> {
    const { root, memory } = this;
    const names = new Set(await namesBelow(root));
    const folders = await readdir(path.join(root, 'blog'), { withFileTypes: true }).catch(() => []);
    const slugs = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const kinds = [...YAML_KINDS, ...RECORD_KINDS];
    const staticNames = await namesBelow(path.join(root, '..', 'static'));
    return {
      names,
      staticNames: new Set(staticNames.map((name) => `/${name}`)),
      data: await mapSome(kinds, (kind) => this.data.get(path.join(root, kind.file), () => readDataFile(root, kind))),
      posts: await mapSome(slugs.toSorted(), (slug) =>
        this.posts.get(path.join(root, 'blog', slug, 'index.md'), (stamp) => readPostFile(root, slug, memory, stamp)),
      ),
      picture: (name) => {
        const file = path.join(root, name);
        return this.pictures.get(file, (stamp) => pictureFacts(file, memory, stamp));
      },
    };
  }
}
