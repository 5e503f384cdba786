// Guards that photos are published upright, whole and without metadata.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import sharp from 'sharp';
import { PHOTOS } from '../support/added-posts';
import { CAMERA, GOOD_PICTURES, QUARTERS, typedName, UPRIGHT } from '../support/hostile-pictures';
import { builtFiles, fileOf, meta, PUBLIC, pages } from './built-site';

const page = pages.find((each) => each.path === `/blog/${PHOTOS.slug}/`);
const images = page?.root.querySelectorAll('article img') ?? [];

/** A picture's colours at places given as shares of its width and height. */
async function coloursOf(file: string, locations: readonly (readonly [x: number, y: number])[]): Promise<number[][]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return locations.map(([x, y]) => {
    const start = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * info.channels;
    return [...data.subarray(start, start + 3)];
  });
}

/** Expects colours close to those of quarters of the upright picture, which is compressed. */
function expectQuarters(colours: readonly (readonly number[])[], quarters: readonly (readonly number[])[]): void {
  const far = colours.flatMap((colour, at) => colour.map((part, each) => Math.abs(part - (quarters[at]?.[each] ?? 0))));
  expect(Math.max(...far)).toBeLessThan(70);
}

const MIDDLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Expects the published picture of an image to be upright and whole. */
async function expectUpright(image: HTMLElement | undefined): Promise<void> {
  expectQuarters(await coloursOf(fileOf(image?.getAttribute('src') ?? '') ?? '', MIDDLES), QUARTERS);
}

test.each(Object.keys(GOOD_PICTURES))('%s is upright and whole in an article', async (name) => {
  const image = images.find((each) => each.getAttribute('alt') === typedName(name));
  const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(image?.getAttribute(side)));
  expect([Number.isInteger(height), height / width]).toEqual([true, expect.closeTo(UPRIGHT.height / UPRIGHT.width)]);
  expect(await sharp(fileOf(image?.getAttribute('src') ?? '')).metadata()).toMatchObject(UPRIGHT);
  await expectUpright(image);
});

test('a rotated photo is upright as a cover and on the card', async () => {
  const cover = images.find((image) => image.getAttribute('src')?.includes('cover'));
  expect(Number(cover?.getAttribute('height')) / Number(cover?.getAttribute('width'))).toBeCloseTo(1.25);
  await expectUpright(cover);
  const card = fileOf(new URL(page ? (meta(page, 'og:image') ?? '') : '').pathname) ?? '';
  const [, topRight = [], , bottomRight = []] = QUARTERS;
  const locations = [
    [0.95, 0.1],
    [0.95, 0.9],
  ] as const;
  expectQuarters(await coloursOf(card, locations), [topRight, bottomRight]);
});

test('the picture of a tool is upright and has an encoded name', async () => {
  const tools = pages.find((each) => each.path === '/tools/')?.root;
  const image = tools?.querySelectorAll('main img').find((each) => each.getAttribute('src')?.includes('tool'));
  expect(image?.getAttribute('src')).toMatch(/^\/static\/[^/]+\/my%20tool\.jpg$/);
  await expectUpright(image);
});

test('published pictures lack the metadata of the camera', () => {
  const pictures = builtFiles.filter((file) => /\.(jpe?g|png|webp|avif)$/i.test(file));
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter((file) => readFileSync(path.join(PUBLIC, file)).includes(CAMERA))).toEqual([]);
});
