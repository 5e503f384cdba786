import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from './add-style';

/** A colour as red, green and blue from 0 to 255. */
type Rgb = readonly [number, number, number];
type Box = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The share of worst pixels to ignore, such as stray ones at an edge. */
const STRAY = 0.01;

/** Hides text other than by `color`, which ornaments share. */
const WITHOUT_LETTERS = `*, ::before, ::after {
  -webkit-text-fill-color: transparent !important;
  text-decoration-color: transparent !important;
  text-shadow: none !important;
}`;

/** Relative luminance as in WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio as in WCAG 2.2 of two luminances, from 1 to 21. */
export const contrast = (a: number, b: number): number => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** The pixels wholly inside a part of the window, row by row. */
export async function pixels(page: Page, part: Box): Promise<Rgb[]> {
  const [x, y] = [Math.ceil(part.x), Math.ceil(part.y)];
  const clip = { x, y, width: Math.floor(part.x + part.width) - x, height: Math.floor(part.y + part.height) - y };
  const picture = await page.screenshot({ clip, animations: 'disabled', caret: 'hide' });
  const bytes = await sharp(picture).removeAlpha().raw().toBuffer();
  return Array.from({ length: bytes.length / 3 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3, index * 3 + 3);
    return [red, green, blue];
  });
}

/** Positions and colours of an element's own lines of text. */
function textOf(element: Element) {
  // Centred, clear of header and toast, also horizontally in scrolling tables.
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const { color, fontSize, fontWeight } = getComputedStyle(element);
  const ink = new OffscreenCanvas(1, 1).getContext('2d');
  if (!ink) throw new Error('The browser cannot draw.');
  ink.fillStyle = color;
  ink.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, cover = 0] = ink.getImageData(0, 0, 1, 1).data;
  let alpha = cover / 255;
  for (let node: Element | null = element; node; node = node.parentElement) {
    alpha *= Number(getComputedStyle(node).opacity);
  }
  const range = document.createRange();
  const texts = [...element.childNodes].filter((node) => node instanceof Text && node.data.trim());
  const lines = texts.flatMap((text) => {
    range.selectNodeContents(text);
    return [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
  });
  const size = Number.parseFloat(fontSize);
  return {
    words: element.textContent.trim().slice(0, 40),
    lines: lines.filter(({ width, height }) => width >= 2 && height >= 2),
    color: [red, green, blue] as const,
    alpha,
    // WCAG 2.2, 1.4.3: text of 24 px, or of 18.66 px if it is bold, may have less.
    least: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
  };
}

/**
 * Measures an element's text against the painted pixels below it.
 * @returns descriptions of lines with too little contrast
 */
export async function faintLines(page: Page, selector: string): Promise<string[]> {
  const { words, lines, color, alpha, least } = await page.locator(selector).first().evaluate(textOf);
  if (lines.length === 0) return [`${selector} has no text.`];
  await addStyle(page, WITHOUT_LETTERS);
  const faint: string[] = [];
  for (const [index, line] of lines.entries()) {
    const ratios = (await pixels(page, line)).map((under) => {
      const blend = (at: 0 | 1 | 2): number => color[at] * alpha + under[at] * (1 - alpha);
      return contrast(luminance([blend(0), blend(1), blend(2)]), luminance(under));
    });
    const worst = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * STRAY)] ?? 0;
    if (worst < least) faint.push(`"${words}" (${selector}), line ${index + 1}: ${worst.toFixed(2)}:1`);
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faint;
}

/** A page's lines with too little contrast on pictures, gradients and ornaments; axe examines only a text's middle. */
export async function faintLinesOnPictures(page: Page): Promise<string[]> {
  const count = await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    // The alternative text of a picture that fails to load is measured like any other.
    await Promise.allSettled([...document.images].map((picture) => picture.decode()));
    const isOnScreen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('noscript, template, script, style, select') &&
      getComputedStyle(element).clipPath === 'none';
    const isDrawn = (element: Element): boolean =>
      element.matches('svg, img, canvas, video') ||
      ['', '::before', '::after'].some((part) => {
        const { backgroundImage, content } = getComputedStyle(element, part || null);
        return backgroundImage !== 'none' && (part === '' || content !== 'none');
      });
    const visible = [document.body, ...document.body.querySelectorAll('*:not(svg *)')].filter(isOnScreen);
    const drawn = visible.filter(isDrawn).map((element) => element.getBoundingClientRect());
    const range = document.createRange();
    const isOnDrawn = (node: Node): boolean => {
      if (!(node instanceof Text && node.data.trim())) return false;
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((a) =>
        drawn.some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
      );
    };
    const found = visible.filter((element) => [...element.childNodes].some(isOnDrawn));
    for (const [index, element] of found.entries()) element.setAttribute('data-on-picture', String(index));
    return found.length;
  });
  const faint: string[] = [];
  for (let index = 0; index < count; index += 1) {
    faint.push(...(await faintLines(page, `[data-on-picture="${index}"]`)));
  }
  return faint;
}
