import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import { createElement } from 'react';
import { category } from '../content/model/records';
import { drawCover, HEIGHT, WIDTH } from '../drawn-cover/draw-cover';
import type { CoverSymbol } from '../drawn-cover/symbols';
import { errorText } from '../utils/error-text';
import { ask, element } from './dialog';
import { parseYaml } from './edited-file';
import type { ProjectFiles } from './project-files';

/** Where the form takes a file for the cover that an author chooses. */
const COVER_INPUT = 'section.field[data-key-path="cover"] input[type=file]';

/** What is drawn for a category; `undefined` where there is no such category. */
async function symbolOf(files: ProjectFiles, name: string): Promise<CoverSymbol | undefined> {
  const text = await (await files.fileAt('content/categories.yaml'))?.text();
  const entries = text === undefined ? [] : category.array().safeParse(parseYaml(text)).data;
  return entries?.find((entry) => entry.name === name)?.symbol;
}

/** A drawing as a picture that can be saved. */
async function pngOf(svg: string): Promise<File> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const drawing = new Image(WIDTH, HEIGHT);
    drawing.src = address;
    await drawing.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
    canvas.getContext('2d')?.drawImage(drawing, 0, 0, WIDTH, HEIGHT);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (!png) throw new Error('The browser made no picture of the drawing.');
    return new File([png], 'cover.png', { type: 'image/png' });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Puts a file into the cover's own field, as an author does who chooses it there. */
function chooseAsCover(file: File): void {
  const input = document.querySelector<HTMLInputElement>(COVER_INPUT);
  if (!input) throw new Error('The form has no place for a cover.');
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

async function offerCover({ entry }: CustomFieldControlProps, files: ProjectFiles): Promise<void> {
  const textOf = (name: string): string => String(entry?.getIn(['data', name]) ?? '').trim();
  const title = textOf('title');
  const symbol = await symbolOf(files, textOf('category'));
  if (title === '' || symbol === undefined) {
    await ask({
      title: 'The drawing needs a title and a category',
      content: ['Write the title of the article and choose its category: the cover is drawn from both.'],
      back: 'Back to the form',
    });
    return;
  }
  const file = await pngOf(await drawCover({ slug: 'cover', title, symbol }));
  const address = URL.createObjectURL(file);
  const shown = element('img', [], {
    class: 'editor-drawn-cover',
    src: address,
    alt: `A drawing of a ${symbol}`,
    width: String(WIDTH),
    height: String(HEIGHT),
  });
  const goesOn = await ask({
    title: 'Use this cover?',
    content: [
      shown,
      element('p', [
        'The same title and category always give this drawing. Under "Cover alt", say what it shows, or leave that empty: screen readers then pass over it.',
      ]),
    ],
    back: 'Back to the form',
    goOn: 'Use this cover',
    missing: () => undefined,
  });
  URL.revokeObjectURL(address);
  if (goesOn) chooseAsCover(file);
}

/**
 * A button that has a cover drawn: the same drawing as `npm run new` makes.
 * @param files the project as it is now
 */
export function drawnCoverControl(files: () => Promise<ProjectFiles>): CustomFieldControl {
  const offer = async (props: CustomFieldControlProps): Promise<void> => {
    try {
      await offerCover(props, await files());
    } catch (error) {
      console.error(error);
      const content = [`The form is as it was. ${errorText(error)}`];
      await ask({ title: 'No cover could be drawn', content, back: 'Close' });
    }
  };
  return (props) =>
    createElement(
      'button',
      { type: 'button', id: props.forID, className: 'draw-cover', onClick: () => void offer(props) },
      'Draw a cover',
    );
}
