import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** Upright size of the pictures. */
export const UPRIGHT = { width: 720, height: 960 };

/** The colours of the four upright quarters, from the top left to the bottom right. */
export const QUARTERS = [
  [200, 40, 40],
  [40, 160, 60],
  [40, 60, 200],
  [220, 200, 40],
] as const;

/** The pixel of the upright picture that is stored at a position, by EXIF orientation (EXIF 3.0, tag 274). */
const STORED: readonly ((x: number, y: number, right: number, bottom: number) => readonly [number, number])[] = [
  (x, y) => [x, y],
  (x, y, right) => [right - x, y],
  (x, y, right, bottom) => [right - x, bottom - y],
  (x, y, _right, bottom) => [x, bottom - y],
  (x, y) => [y, x],
  (x, y, right) => [right - y, x],
  (x, y, right, bottom) => [right - y, bottom - x],
  (x, y, _right, bottom) => [y, bottom - x],
];

const drawn = new Map<string, Buffer>();

/** A picture as stored with an EXIF orientation; its pixels are made once. */
function picture(orientation = 1, { width, height } = UPRIGHT): Sharp {
  const [columns, rows] = orientation > 4 ? [height, width] : [width, height];
  const key = `${orientation} ${columns} ${rows}`;
  const pixels = drawn.get(key) ?? Buffer.alloc(columns * rows * 3);
  const uprightOf = STORED[orientation - 1] ?? ((x, y) => [x, y]);
  for (let at = 0; at < pixels.length && !drawn.has(key); at += 3) {
    const index = at / 3;
    const [left, top] = uprightOf(index % columns, Math.floor(index / columns), width - 1, height - 1);
    const [red, green, blue] = QUARTERS[(top < height / 2 ? 0 : 2) + (left < width / 2 ? 0 : 1)] ?? [0, 0, 0];
    // Shades keep the file from being so small that it has no middle to damage.
    const shade = ((left * 7 + top * 13) % 32) - 16;
    pixels[at] = red + shade;
    pixels[at + 1] = green + shade;
    pixels[at + 2] = blue + shade;
  }
  drawn.set(key, pixels);
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } });
}

/** The camera's name in the metadata of a photo. */
export const CAMERA = 'Quokkacamera';

/** A photo as a phone held in some way stores it, with the place where it was taken. */
export const photo = (orientation = 1, size = UPRIGHT): Sharp =>
  picture(orientation, size)
    .withExif({ IFD0: { Model: CAMERA }, IFD3: { GPSLatitude: '51/1 30/1 0/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation });

/** Replaces bytes in the middle, as a bad disk does. */
function damaged(bytes: Buffer, length = 512): Buffer {
  const copy = Buffer.from(bytes);
  return copy.fill(0, copy.length >> 1, (copy.length >> 1) + length);
}

const half = (bytes: Buffer): Buffer => bytes.subarray(0, bytes.length >> 1);

/** A baseline JPEG whose last spectral coefficient is given as 0, as some programs write it. */
function withOddScan(jpeg: Buffer): Buffer {
  const copy = Buffer.from(jpeg);
  const scan = copy.indexOf(Buffer.from([0xff, 0xda]));
  copy[scan + 6 + 2 * (copy[scan + 4] ?? 0)] = 0;
  return copy;
}

/** The start of a file of ISO boxes with these brands, as HEIC and AVIF have it. */
function withBrands(...brands: readonly string[]): Buffer {
  const box = Buffer.from(`\0\0\0\0ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1');
  box.writeUInt32BE(box.length, 0);
  return Buffer.concat([box, Buffer.alloc(400, 'meta')]);
}

/** Replaces a brand of a file of ISO boxes. */
function withBrand(bytes: Buffer, brand: string, other: string): Buffer {
  const copy = Buffer.from(bytes);
  copy.write(other, copy.indexOf(brand), 'latin1');
  return copy;
}

async function animated(format: 'webp' | 'gif'): Promise<Buffer> {
  const frame = (red: number): Promise<Buffer> =>
    sharp({ create: { width: 700, height: 500, channels: 3, background: { r: red, g: 0, b: 0 } } })
      .png()
      .toBuffer();
  return sharp([await frame(0), await frame(200)], { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG whose frames are announced by an `acTL` chunk (RFC 2083, section 3.2). */
function animatedPng(png: Buffer): Buffer {
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8, 0);
  chunk.write('acTL', 4, 'latin1');
  chunk.writeUInt32BE(2, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 16)), 16);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

const drawing = (before: string, after = '<path d="M0 0h8v8z"/></svg>', root = 'xmlns="http://www.w3.org/2000/svg"') =>
  Buffer.from(`${before}<svg ${root} width="800" height="600">${after}`);

type Make = () => Promise<Buffer>;

const jpeg: Make = () => picture().jpeg().toBuffer();
const png: Make = () => picture().png().toBuffer();
const webp: Make = () => picture().webp({ effort: 0 }).toBuffer();
const avif: Make = () => picture().avif({ effort: 0 }).toBuffer();

/** Pictures that are rendered upright and whole, in the size `UPRIGHT`, by file name. */
export const GOOD_PICTURES: Readonly<Record<string, Make>> = {
  ...Object.fromEntries(
    STORED.map((_place, index) => [
      `turned-${index + 1}.jpg`,
      () =>
        photo(index + 1)
          .jpeg()
          .toBuffer(),
    ]),
  ),
  'turned.png': () => photo(6).png().toBuffer(),
  'turned.avif': () => photo(6).avif({ effort: 0 }).toBuffer(),
  'plain.webp': webp,
  'motion.jpg': async () => Buffer.concat([await photo(6).jpeg().toBuffer(), Buffer.alloc(3_000_000, 'film')]),
  'line-end.png': async () => Buffer.concat([await png(), Buffer.from('\n')]),
  'odd-scan.jpg': async () => withOddScan(await jpeg()),
  'progressive.jpeg': () => picture().jpeg({ progressive: true }).toBuffer(),
  'CAPITALS.JPG': jpeg,
  'png-by-name.jpg': png,
  'print.jpg': () => picture().toColourspace('cmyk').jpeg().toBuffer(),
  'deep.png': () => picture().toColourspace('rgb16').png().toBuffer(),
  'decomposed u\u0308ber.jpg': jpeg,
  'narrow\u202Fspace.jpg': jpeg,
};

/** A file's name as its author types it: accents composed, plain spaces. */
export const typedName = (name: string): string => name.normalize('NFC').replace(/\u202F/g, ' ');

const DAMAGED = 'The picture is damaged or incomplete';
const MOVES = 'The picture moves';
const NONE = 'The file is not a picture';

/** Files that are refused, by name, with the beginning of what the check reports. */
export const BAD_PICTURES: Readonly<Record<string, readonly [make: Make, message: string]>> = {
  ...Object.fromEntries(
    ['heic', 'hevc', 'mif1', 'msf1'].map((brand) => [
      `${brand}.jpg`,
      [async () => withBrands(brand, 'heic'), 'The picture is a HEIC file'],
    ]),
  ),
  'half.jpg': [async () => half(await jpeg()), DAMAGED],
  'half.png': [async () => half(await png()), DAMAGED],
  'half.webp': [async () => half(await webp()), DAMAGED],
  'half.avif': [async () => half(await avif()), DAMAGED],
  'no-end.jpg': [async () => (await jpeg()).subarray(0, -2), DAMAGED],
  'zeroes.png': [async () => damaged(await png()), DAMAGED],
  'moving.webp': [() => animated('webp'), MOVES],
  'moving.png': [async () => animatedPng(await png()), MOVES],
  'moving.avif': [async () => withBrand(await avif(), 'miaf', 'avis'), MOVES],
  'moving.jpg': [() => animated('gif'), 'The picture is a GIF file'],
  'photo.jfif': [jpeg, 'The file is called "photo.jfif", but its content is JPEG'],
  'drawing.png': [async () => drawing(''), 'The picture is an SVG file'],
  'scan.jpg': [async () => Buffer.from('II*\0data'), 'The picture is a TIFF file'],
  'page.jpg': [async () => Buffer.from('<!doctype html><html><body><svg></svg></body></html>'), NONE],
  'words.png': [async () => Buffer.from('Not found'), NONE],
  'empty.png': [async () => Buffer.alloc(0), NONE],
  'huge.png': [
    () =>
      sharp({ create: { width: 8000, height: 7000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ' MB and 56.0 megapixels',
  ],
};

/** Drawings, and whether browsers render them. */
export const DRAWINGS: Readonly<Record<string, readonly [bytes: Buffer, isShown: boolean]>> = {
  'plain.svg': [drawing(''), true],
  'comment.svg': [drawing(`<!-- ${'long '.repeat(400)} -->\n`), true],
  'doctype.svg': [
    drawing(
      '\uFEFF<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n',
    ),
    true,
  ],
  'prefix.svg': [
    Buffer.from('<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="8" height="8"><svg:g/></svg:svg>'),
    true,
  ],
  'no-namespace.svg': [drawing('', '</svg>', 'version="1.1"'), false],
  'cut.svg': [drawing('', '<path d="M0 0h8'), false],
  'ampersand.svg': [drawing('', '<title>A & B</title></svg>'), false],
  'in-a-page.svg': [Buffer.concat([Buffer.from('<html>'), drawing(''), Buffer.from('</html>')]), false],
  'words.svg': [Buffer.from('words about <svg shapes'), false],
};
