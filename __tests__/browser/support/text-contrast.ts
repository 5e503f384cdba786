import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from './add-style';
import { contrast, luminance, type Rgb } from './contrast';

/** A place on the page, in pixels from its corner. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One line of text. */
interface Line extends Box {
  readonly name: string;
  readonly color: Rgb;
  /** How much of the ground the letters hide, from 0 to 1. */
  readonly alpha: number;
  readonly isLarge: boolean;
}

/** WCAG 2.2, 1.4.3: for text, and for text of 24 px, or of 18.66 px if it is bold. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
/** A stray pixel of an edge does not make a line hard to read; this part of the worst pixels is passed over. */
const STRAY = 0.01;

/** Where anything is drawn: pictures, ornaments, gradients. */
async function drawnBoxes(page: Page): Promise<Box[]> {
  return page.evaluate(() => {
    const isPainted = (element: Element): boolean =>
      element.matches('svg, img, canvas, video, object') ||
      ['', '::before', '::after'].some((part) => {
        const { backgroundImage, content } = getComputedStyle(element, part || null);
        return backgroundImage !== 'none' && (part === '' || content !== 'none');
      });
    return [document.body, ...document.body.querySelectorAll('*:not(svg *)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(isPainted)
      .map((element) => element.getBoundingClientRect())
      .map(({ left, top, width, height }) => ({ x: left + scrollX, y: top + scrollY, width, height }));
  });
}

/** Every line of text that one sees in an element. */
async function textLines(page: Page, selector: string): Promise<Line[]> {
  return page.evaluate((within) => {
    const root = document.querySelector(within);
    if (!root) throw new Error(`There is no ${within}.`);
    const ancestors = (element: Element): Element[] => [
      element,
      ...(element.parentElement ? ancestors(element.parentElement) : []),
    ];
    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('noscript, template, script, style, select') &&
      !ancestors(element).some((node) => getComputedStyle(node).clipPath.startsWith('inset(50%'));
    const ink = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const read = (color: string): Uint8ClampedArray => {
      if (!ink) throw new Error('The browser cannot draw.');
      ink.clearRect(0, 0, 1, 1);
      ink.fillStyle = color;
      ink.fillRect(0, 0, 1, 1);
      return ink.getImageData(0, 0, 1, 1).data;
    };
    const linesOf = (text: Node, element: Element): Line[] => {
      const style = getComputedStyle(element);
      const [red = 0, green = 0, blue = 0, opacity = 0] = read(style.color);
      const size = Number.parseFloat(style.fontSize);
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()].map(({ left, top, width, height }) => ({
        name: `<${element.tagName.toLowerCase()}> "${text.textContent?.trim().slice(0, 40)}"`,
        color: [red, green, blue],
        alpha: ancestors(element).reduce((part, node) => part * Number(getComputedStyle(node).opacity), opacity / 255),
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        x: left + scrollX,
        y: top + scrollY,
        width,
        height,
      }));
    };
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const lines: Line[] = [];
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement && textContent?.trim() && isSeen(parentElement)) {
        lines.push(...linesOf(texts.currentNode, parentElement));
      }
    }
    return lines;
  }, selector);
}

function meets(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/**
 * Lines of text whose box meets that of anything drawn. Which of the two is in front is not asked, and ornaments that
 * let presses through are met too: what is found too often is measured, no more.
 */
async function linesOnPictures(page: Page): Promise<Line[]> {
  const drawn = await drawnBoxes(page);
  return (await textLines(page, 'body')).filter((line) => drawn.some((box) => meets(line, box)));
}

/** The pixels behind a line. */
type Ground = (line: Line) => Rgb[];

const LETTERLESS = 'data-without-letters';
/** Not by `color`: ornaments are drawn in the colour of the text around them. */
const WITHOUT_LETTERS = `[${LETTERLESS}] :is(*, ::before, ::after) {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** Takes a picture of everything but the letters: of the whole page, or of what the window shows of it. */
async function photographGround(page: Page, lines: readonly Line[], fullPage: boolean): Promise<Ground> {
  const left = Math.floor(Math.min(...lines.map(({ x }) => x)));
  const top = Math.floor(Math.min(...lines.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...lines.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...lines.map(({ y, height }) => y + height)));
  const scrolled = fullPage ? { x: 0, y: 0 } : await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const clip = { x: left - scrolled.x, y: top - scrolled.y, width: right - left, height: bottom - top };
  await addStyle(page, WITHOUT_LETTERS);
  await page.evaluate((name) => document.documentElement.toggleAttribute(name, true), LETTERLESS);
  const picture = await page.screenshot({ clip, fullPage, animations: 'disabled', caret: 'hide' });
  await page.evaluate((name) => document.documentElement.toggleAttribute(name, false), LETTERLESS);
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = (x: number, y: number): Rgb => {
    const start = (y * info.width + x) * info.channels;
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0];
  };
  const steps = (from: number, length: number, end: number): number[] => {
    const first = Math.max(0, Math.ceil(from));
    return Array.from({ length: Math.max(0, Math.min(end, Math.floor(from + length)) - first) }, (_, at) => first + at);
  };
  return ({ x, y, width, height }) =>
    steps(y - top, height, info.height).flatMap((row) =>
      steps(x - left, width, info.width).map((column) => pixel(column, row)),
    );
}

/** The contrast of a line with the worst pixel behind it. */
function worstContrast({ color, alpha }: Line, ground: readonly Rgb[]): number {
  const ratios = ground
    .map((under) => {
      const blend = (at: 0 | 1 | 2): number => color[at] * alpha + under[at] * (1 - alpha);
      return contrast(luminance([blend(0), blend(1), blend(2)]), luminance(under));
    })
    .sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * STRAY)] ?? 0;
}

function tooFaint(lines: readonly Line[], groundOf: Ground): string[] {
  const faults = lines.flatMap((line) => {
    const ratio = worstContrast(line, groundOf(line));
    return ratio < (line.isLarge ? LEAST_LARGE : LEAST) ? [`${line.name}: ${ratio.toFixed(2)}:1`] : [];
  });
  return [...new Set(faults)];
}

/** The contrast of text with the pixels that the browser paints under it. */
export interface TextContrast {
  /** How many lines of text were measured. */
  readonly measured: number;
  /** Lines with too little contrast, in words for a person. */
  readonly faults: readonly string[];
}

/** Measures every line of text of a page that shares its place with a picture, a gradient or an ornament. */
export async function measureTextOnPictures(page: Page): Promise<TextContrast> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    // One that cannot be shown shows its words instead, which are measured like any other.
    await Promise.allSettled(pictures.map((picture) => picture.decode()));
  });
  const lines = await linesOnPictures(page);
  if (lines.length === 0) return { measured: 0, faults: [] };
  return { measured: lines.length, faults: tooFaint(lines, await photographGround(page, lines, true)) };
}

/** Measures the text of one element in the middle of the window, where neither header nor toast covers it. */
export async function measureTextOf(page: Page, selector: string): Promise<TextContrast> {
  const element = page.locator(selector);
  // Inline too, since a cell may be out of sight in a table that scrolls.
  await element.evaluate((found) => found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' }));
  const lines = await textLines(page, selector);
  if (lines.length === 0) return { measured: 0, faults: [`${selector} has no text.`] };
  return { measured: lines.length, faults: tooFaint(lines, await photographGround(page, lines, false)) };
}
