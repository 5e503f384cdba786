import { baseName, folderOf, resolveFrom, spellingsOf } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import type { ContentFiles } from '../read/content-files';
import type { PictureFormat, PictureInfo } from '../read/picture-info';
import { type Place, type Problem, problem } from '../read/problem';
import type { FieldSchema } from '../read/schema-fields';
import { textFiles } from './checked-files';

const MOST_BYTES = 10_000_000;
const MOST_PIXELS = 50_000_000;
/** Maximum displayed width of a picture in a text. */
const BODY_WIDTH = 640;

/** A picture mentioned in a file. */
interface Mention {
  readonly place: Place;
  readonly url: string;
  readonly needs: Pick<FieldSchema, 'minWidth' | 'minHeight'>;
  /** Whether it is in an article's text, where pictures get responsive sizes. */
  readonly inText?: true;
}

/** Formats that the image pipeline cannot resize. */
const NOT_IN_TEXTS: readonly PictureFormat[] = ['svg', 'gif'];

function mentionsIn(files: ContentFiles): Mention[] {
  const pictures = files.texts.filter(({ field }) => field.field === 'picture');
  const inFields = pictures.map(({ field, place, value }) => ({ place: place(), url: value, needs: field }));
  const inTexts = textFiles(files).flatMap(({ body }) =>
    body.addresses.flatMap(({ url, kind, ...place }) =>
      kind === 'picture' ? [{ place, url, needs: { minWidth: BODY_WIDTH }, inText: true as const }] : [],
    ),
  );
  return [...inFields, ...inTexts];
}

function checkSize({ width, height, bytes }: PictureInfo, { place, url, needs }: Mention): Problem[] {
  if (bytes > MOST_BYTES || width * height > MOST_PIXELS) {
    const millions = (count: number): string => (count / 1_000_000).toFixed(1);
    const message = `The picture has ${millions(bytes)} MB and ${millions(width * height)} megapixels; at most 10 and 50 are allowed`;
    return [problem('image-file', place, message, { found: url })];
  }
  const { minWidth = 0, minHeight = 0 } = needs;
  if (width >= minWidth && height >= minHeight) return [];
  const wanted = minHeight === 0 ? `${minWidth} pixels wide` : `${minWidth} x ${minHeight} pixels`;
  const message = `The picture has ${width} x ${height} pixels, which is too small for its place`;
  return [problem('image-small', place, message, { found: url, expected: `at least ${wanted}` })];
}

function checkPicture(facts: PictureInfo, mention: Mention): Problem[] {
  const { place, url } = mention;
  if (facts.corrupt || !facts.format)
    return [problem('image-file', place, 'The picture is damaged and cannot be read', { found: url })];
  if (mention.inText && NOT_IN_TEXTS.includes(facts.format)) {
    const message = `The picture is a ${facts.format.toUpperCase()} file, which a text cannot show`;
    return [problem('image-file', place, message, { found: url })];
  }
  return checkSize(facts, mention);
}

/** The path inside `content/` that a mention refers to; `undefined` if outside the folder. */
function nameOf({ place, url }: Mention, { names }: ContentFiles): string | undefined {
  const paths = spellingsOf(url).map((spelling) => resolveFrom(place.file, spelling).replace(/^content\//, '/'));
  const inside = paths.filter((path) => path.startsWith('/')).map((path) => path.slice(1));
  return inside.find((name) => names.has(name)) ?? inside[0];
}

async function checkMention(mention: Mention, files: ContentFiles): Promise<Problem[]> {
  const { place, url } = mention;
  const name = nameOf(mention, files);
  if (name === undefined)
    return [problem('image-missing', place, 'This path leads out of the folder content/', { found: url })];
  if (!files.names.has(name)) {
    const folder = folderOf(name);
    const beside = [...files.names].filter((other) => folderOf(other) === folder);
    const near = suggestClosest(baseName(name), beside.map(baseName));
    const expected = near && `did you mean "${url.slice(0, url.length - baseName(url).length)}${near}"?`;
    return [problem('image-missing', place, 'There is no such picture', { found: url, expected })];
  }
  return checkPicture(await files.picture(name), mention);
}

/** Checks that a text's picture is in the post's folder or in static/; the site loads nothing from elsewhere. */
function checkBodyAddress({ place, url }: Mention, files: ContentFiles): Problem[] | undefined {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    const fix = 'If you may use the picture, save it in the folder of the article, and write ./name.png.';
    return [
      problem('image-missing', place, 'This picture is on your own computer or on another site', { found: url, fix }),
    ];
  }
  if (!url.startsWith('/')) return undefined;
  const isThere = spellingsOf(url).some((spelling) => files.staticNames.has(spelling));
  return isThere ? [] : [problem('image-missing', place, 'There is no such picture', { found: url })];
}

/** Checks every picture that content mentions. */
export async function checkPictures(files: ContentFiles): Promise<Problem[]> {
  const problems = mentionsIn(files).map(
    (mention) => (mention.inText && checkBodyAddress(mention, files)) || checkMention(mention, files),
  );
  return (await Promise.all(problems)).flat();
}
