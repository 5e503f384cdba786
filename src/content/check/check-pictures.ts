import { baseName, folderOf } from '../../utils/paths';
import { suggestClosest } from '../../utils/suggest-closest';
import type { ContentFiles } from '../read/content-files';
import type { FoundFile } from '../read/find-file';
import { type Details, type Finding, finding } from '../read/finding';
import { ENDINGS, MOST_PIXELS, type PictureInfo } from '../read/picture-info';
import { type PictureMention, pictureFile, picturesIn } from '../resolve/pictures';

const MOST_BYTES = 10_000_000;

type PictureFault = readonly [message: string, details: Details];

const EXPORT = 'Open it in a program for pictures, and export it as JPEG or PNG.';
const KNOWN_ENDING = /\.(?:png|jpe?g|webp|avif|svg)$/i;

/** Checks what a picture is against its name: the build goes by both. */
function wrongFormat({ format }: PictureInfo, name: string, takesDrawing: boolean): PictureFault | undefined {
  const isCalledDrawing = /\.svg$/i.test(name);
  if (format === undefined) {
    return isCalledDrawing
      ? [
          'The file is not an SVG drawing',
          { fix: 'Export the drawing again as SVG; it begins with <svg xmlns="http://www.w3.org/2000/svg".' },
        ]
      : [
          'The file is not a picture of a known format, whatever its name says',
          { fix: 'Put the picture itself in its place, as PNG, JPEG, WebP or AVIF.' },
        ];
  }
  const label = format.toUpperCase();
  const ending = ENDINGS[format];
  if (ending === undefined) return [`The picture is a ${label} file, which the site does not take`, { fix: EXPORT }];
  if (!takesDrawing && format === 'svg')
    return ['The picture is an SVG file, which cannot be shown here', { fix: EXPORT }];
  if (KNOWN_ENDING.test(name) && isCalledDrawing === (format === 'svg')) return undefined;
  const base = baseName(name);
  const better = `${base.replace(/\.[^.]*$/, '')}.${ending}`;
  const rename = `Rename the file to "${better}"`;
  const fix = { file: `${rename}.`, form: `${rename}, then choose it again.` };
  return [`The file is called "${base}", but its content is ${label}`, { fix }];
}

function wrongContent(info: PictureInfo): PictureFault | undefined {
  const { width, height, bytes, fault } = info;
  if (bytes > MOST_BYTES || width * height > MOST_PIXELS) {
    const millions = (count: number): string => (count / 1_000_000).toFixed(1);
    const sizes = `${millions(bytes)} MB and ${millions(width * height)} megapixels`;
    return [`The picture has ${sizes}; at most 10 and 50 are allowed`, {}];
  }
  if (fault === 'damaged')
    return ['The picture is damaged or incomplete', { fix: 'Copy or export it again from the original.' }];
  if (fault === 'unsized') {
    const fix =
      'Export it again with its size, or write viewBox="0 0 64 64" behind <svg, with its own width and height.';
    return ['The drawing does not say how large it is, so only a part of it would be shown', { fix }];
  }
  if (fault !== 'moving') return undefined;
  return ['The picture moves, and readers could not stop it', { fix: 'Export one frame of it as PNG or JPEG.' }];
}

function checkSize({ width, height }: PictureInfo, { location, url, needs }: PictureMention): Finding[] {
  const { minWidth = 0, minHeight = 0 } = needs;
  if (width >= minWidth && height >= minHeight) return [];
  const wanted = minHeight === 0 ? `${minWidth} pixels wide` : `${minWidth} x ${minHeight} pixels`;
  const message = `The picture has ${width} x ${height} pixels, which is too small for its place`;
  return [finding('image-small', location, message, { found: url, expected: `at least ${wanted}` })];
}

function missing(url: string, { name, otherCase }: FoundFile, names: ReadonlySet<string>): PictureFault {
  const fix = name?.startsWith('/')
    ? `Put it into the folder static/, here as static${name}, or correct the path.`
    : { file: `Put it there, as content/${name}, or correct the path.`, form: 'Choose the picture again.' };
  if (name === undefined) return ['This path leads out of the folder content/', {}];
  if (otherCase !== undefined) {
    const called = folderOf(otherCase) === folderOf(name) ? baseName(otherCase) : otherCase;
    const letters = 'Write capital and small letters exactly as in the name of the file.';
    return ['There is no such picture', { expected: `the file is called "${called}"`, fix: letters }];
  }
  const folder = folderOf(name);
  const beside = [...names].filter((other) => folderOf(other) === folder);
  const near = suggestClosest(baseName(name), beside.map(baseName));
  const start = url.slice(0, url.length - baseName(url).length);
  return ['There is no such picture', { expected: near && `did you mean "${start}${near}"?`, fix }];
}

async function checkMention(mention: PictureMention, files: ContentFiles): Promise<Finding[]> {
  const { location, url, needs, inText = false } = mention;
  const report = (rule: 'image-missing' | 'image-file', [message, details]: PictureFault): Finding[] => [
    finding(rule, location, message, { found: url, ...details }),
  ];
  if (inText && /^[a-z][a-z0-9+.-]*:|^\/\//i.test(url)) {
    const fix = {
      file: 'If you may use the picture, save it in the folder of the article, and write ./name.png.',
      form: 'If you may use the picture, save it on your computer, press "Add a picture" and choose it.',
    };
    return report('image-missing', ['This picture is on your own computer or on another site', { fix }]);
  }
  const isStatic = inText && url.startsWith('/');
  const found = pictureFile(mention, files);
  if (!found.exists || found.name === undefined)
    return report('image-missing', missing(url, found, isStatic ? files.staticNames : files.names));
  const info = await files.picture(found.name);
  const wrong = wrongFormat(info, found.name, isStatic || needs.drawing === true) ?? wrongContent(info);
  if (wrong) return report('image-file', wrong);
  return isStatic || info.format === 'svg' ? [] : checkSize(info, mention);
}

/** Checks every picture that content mentions. */
export async function checkPictures(files: ContentFiles): Promise<Finding[]> {
  return (await Promise.all(picturesIn(files).map((mention) => checkMention(mention, files)))).flat();
}
