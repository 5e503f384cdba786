import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { IS_FULL } from './any-site';

/** The papers to print on; in `npm test` only the smallest. */
type Paper = 'A4' | 'A5' | 'Letter';
export const PAPERS: readonly Paper[] = IS_FULL ? ['A4', 'A5', 'Letter'] : ['A5'];

/** A run of text on a sheet, in points from its lower left corner, without ascenders and descenders. */
interface Run {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** The margin that `src/theme/print.ts` sets, 16 mm, less what browsers round. */
const MARGIN = 44;
/** Boxes that touch by less than this don't overlap, in points. */
const TOLERANCE = 1.5;

/** What a page looks like on paper. */
export interface Printed {
  /** The text of each sheet. */
  readonly sheets: readonly string[];
  /** Text over text, text beyond the margins, and titles at the end of a sheet, in words. */
  readonly faults: readonly string[];
}

const overlap = (a: Run, b: Run): boolean =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > TOLERANCE &&
  Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom) > TOLERANCE;

function faultsOf(runs: readonly Run[], width: number, height: number): string[] {
  const isOff = ({ left, right, bottom, top }: Run): boolean =>
    Math.min(left, bottom, width - right, height - top) < MARGIN;
  return runs.flatMap((run, index) => [
    ...(isOff(run) ? [`"${run.text}" is beyond the margin`] : []),
    ...runs
      .slice(index + 1)
      .filter((other) => overlap(run, other))
      .map((other) => `"${run.text}" and "${other.text}" are over each other`),
  ]);
}

const letters = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();

/** The title on the last one or two lines of a sheet, whose text is on the next. */
function titleAtEnd(runs: readonly Run[], titles: readonly string[]): string | undefined {
  const lowest = Math.min(...runs.map(({ bottom }) => bottom));
  const within = (height: number): string =>
    letters(
      runs
        .filter(({ bottom }) => bottom < lowest + height)
        .map(({ text }) => text)
        .join(''),
    );
  const ends = [within(4), within(24)];
  return titles.find((title) => ends.includes(letters(title)));
}

/** Prints a page as the browser does, and reads the boxes of its text. */
export async function printed(page: Page, format: Paper): Promise<Printed> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const headings = page.locator('h1, h2, h3, h4, summary, caption');
  // Below a title without further text there are only pictures, which a PDF's text does not show.
  const titles = await headings.evaluateAll((all) =>
    all
      .map((title) => [title.textContent, title.closest('section')?.textContent])
      .flatMap(([title = '', whole]) => (whole === title ? [] : [title])),
  );
  const sheets: string[] = [];
  const faults: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const sheet = await pdf.getPage(number);
    const [, , width = 0, height = 0] = sheet.view;
    const { items } = await sheet.getTextContent();
    const runs = items.flatMap((item): Run[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size, left, baseline] = item.transform as readonly number[] as [0, 0, 0, number, number, number];
      return [
        { text: item.str, left, right: left + item.width, bottom: baseline - size / 10, top: baseline + size * 0.6 },
      ];
    });
    sheets.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    const title = number < pdf.numPages && titleAtEnd(runs, titles);
    if (title) faults.push(`${format}, sheet ${number}: "${title}" is at the end`);
    faults.push(...faultsOf(runs, width, height).map((fault) => `${format}, sheet ${number}: ${fault}`));
  }
  await pdf.destroy();
  return { sheets, faults };
}
