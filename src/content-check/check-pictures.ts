import type { ContentFiles } from '../content-reader/content-files';
import { MOST_PICTURE_BYTES, type PictureFormat, type PictureInfo } from '../content-reader/picture-info';
import { type Place, type Problem, problem } from '../content-reader/problem';
import type { FieldSchema } from '../content-reader/schema-fields';
import { nearest } from '../utils/nearest';
import { baseName, folderOf, resolveFrom } from '../utils/relative-path';
import { visitAll } from './written-values';

const MOST_PIXELS = 50_000_000;
/** The widest column that a picture in a text is shown in. */
const BODY_WIDTH = 640;

const ENDINGS: Readonly<Record<PictureFormat, readonly string[]>> = {
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  webp: ['.webp'],
  avif: ['.avif'],
  gif: ['.gif'],
  svg: ['.svg'],
};

/** A picture that a file mentions. */
interface Mention {
  /** Worked out on demand, since it takes time and most pictures are right. */
  readonly place: () => Place;
  readonly file: string;
  readonly url: string;
  readonly needs: Pick<FieldSchema, 'minWidth' | 'minHeight'>;
}

function bodyMentions({ posts }: ContentFiles): Mention[] {
  return posts.flatMap(({ body }) =>
    body.addresses
      .filter(({ kind }) => kind === 'picture')
      .map(({ url, file, line, column }) => ({
        place: () => ({ file, line, column }),
        file,
        url,
        needs: { minWidth: BODY_WIDTH },
      })),
  );
}

function fieldMentions(files: ContentFiles): Mention[] {
  const mentions: Mention[] = [];
  visitAll(files, ({ file, source }, { field, path: at, value }) => {
    if (field.field !== 'picture' || typeof value !== 'string' || !source) return;
    mentions.push({ place: () => source.placeOf(at), file, url: value, needs: field });
  });
  return mentions;
}

function judgeSize({ width, height, bytes }: PictureInfo, { place, url, needs }: Mention): Problem[] {
  if (bytes > MOST_PICTURE_BYTES) {
    const message = `The picture has ${(bytes / 1_000_000).toFixed(1)} MB; at most 10 MB are allowed`;
    return [problem('image-too-heavy', place(), message, { found: url })];
  }
  if (width * height > MOST_PIXELS) {
    const message = `The picture has ${Math.round((width * height) / 1_000_000)} megapixels; at most 50 are allowed`;
    return [problem('image-too-large', place(), message, { found: url })];
  }
  const { minWidth = 0, minHeight = 0 } = needs;
  if (width >= minWidth && height >= minHeight) return [];
  const wanted = minHeight === 0 ? `${minWidth} pixels wide` : `${minWidth} x ${minHeight} pixels`;
  const message = `The picture has ${width} x ${height} pixels, which is too small for its place`;
  return [problem('image-small', place(), message, { found: url, expected: `at least ${wanted}` })];
}

function judge(facts: PictureInfo, mention: Mention): Problem[] {
  const { place, url } = mention;
  if (facts.bytes > MOST_PICTURE_BYTES) return judgeSize(facts, mention);
  if (facts.corrupt || !facts.format)
    return [problem('image-corrupt', place(), 'The picture is damaged and cannot be read', { found: url })];
  const endings = ENDINGS[facts.format];
  if (!endings.includes(/\.[^./]*$/.exec(url)?.[0].toLowerCase() ?? '')) {
    const message = `The picture is really a ${facts.format.toUpperCase()} file`;
    return [problem('image-mislabelled', place(), message, { found: url, expected: endings.join(' or ') })];
  }
  return judgeSize(facts, mention);
}

/** The path inside `content/` that a mention leads to; `undefined` where it leaves the folder. */
function nameOf({ file, url }: Mention): string | undefined {
  const name = resolveFrom(file, decodeURI(url));
  return name.startsWith('content/') ? name.slice('content/'.length) : undefined;
}

async function checkMention(mention: Mention, files: ContentFiles): Promise<Problem[]> {
  const { place, url } = mention;
  const name = nameOf(mention);
  if (name === undefined)
    return [problem('image-outside', place(), 'This path leads out of the folder content/', { found: url })];
  if (!files.names.has(name)) {
    const folder = folderOf(name);
    const beside = [...files.names].filter((other) => folderOf(other) === folder);
    const near = nearest(
      baseName(name),
      beside.map((other) => baseName(other)),
    );
    const details = { found: url, ...(near === undefined ? {} : { expected: `did you mean "./${near}"?` }) };
    return [problem('image-missing', place(), 'There is no such picture', details)];
  }
  return judge(await files.picture(name), mention);
}

/** A picture in a text must be in the folder of the post, or below static/; the site loads nothing from elsewhere. */
function judgeBodyAddress({ place, url }: Mention, files: ContentFiles): Problem[] | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    if (/^(javascript|data|vbscript):/i.test(url)) {
      return [problem('link-dangerous', place(), 'This address would run code', { found: url })];
    }
    if (/^([a-z]|file):/i.test(url)) {
      const fix = 'Copy the picture into the folder of the article, and write ./name.png.';
      return [problem('image-outside', place(), 'This picture is on your own computer', { found: url, fix })];
    }
    const fix = 'If you are allowed to use the picture, save it in the folder of the article, and write ./name.png.';
    return [problem('image-outside', place(), 'This picture is on another site', { found: url, fix })];
  }
  if (!url.startsWith('/')) return undefined;
  return files.staticNames.has(url)
    ? []
    : [problem('image-missing', place(), 'There is no such picture', { found: url })];
}

function unusedFiles(files: ContentFiles, used: ReadonlySet<string>): Problem[] {
  // What a post uses is known only if the post can be read.
  const readable = new Set(files.posts.filter(({ source }) => source).map(({ slug }) => slug));
  return [...files.names].flatMap((name): Problem[] => {
    const [top, folder, ...rest] = name.split('/');
    if (top !== 'blog' || folder === undefined) return [];
    const place = { file: `content/${name}`, line: 1, column: 1 };
    if (rest.length === 0)
      return [problem('file-unknown', place, 'An article needs a folder of its own: blog/<slug>/index.md')];
    if (rest.join('/') === 'index.md' || used.has(name) || !readable.has(folder)) return [];
    const isSourceOfUsed = name.endsWith('.svg') && used.has(name.replace(/\.svg$/, '.png'));
    return isSourceOfUsed ? [] : [problem('file-unused', place, 'The article does not use this file')];
  });
}

/** Every picture that content mentions, and every file beside a post that it does not. */
export async function checkPictures(files: ContentFiles): Promise<Problem[]> {
  const inBodies = bodyMentions(files);
  const special = inBodies.map((mention) => judgeBodyAddress(mention, files));
  const relative = inBodies.filter((_, index) => special[index] === undefined);
  const mentions = [...fieldMentions(files), ...relative];
  const problems = await Promise.all(mentions.map((mention) => checkMention(mention, files)));
  const used = new Set(mentions.flatMap((mention) => nameOf(mention) ?? []));
  return [...special.flatMap((found) => found ?? []), ...problems.flat(), ...unusedFiles(files, used)];
}
