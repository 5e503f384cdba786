/** A part of a page in CSS pixels from its top left corner. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What is handed over to the page. */
export interface ShownPlaces {
  /** Selectors of the changed elements. */
  readonly places: readonly string[];
  readonly color: string;
}

/**
 * Frames elements of a page, and tells where they are with some of what is around them. Runs in the page: it can use
 * nothing from outside.
 * @returns `undefined` where none of them can be seen
 */
export function showPlaces({ places, color }: ShownPlaces): Clip | undefined {
  const AROUND = 48;
  const NARROWEST = 640;
  const LOWEST = 220;
  const HIGHEST = 1400;
  const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
  const boxes = places
    .map((place) => document.querySelector<HTMLElement>(place))
    .filter((element) => element !== null)
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1 && box.height > 1);
  if (boxes.length === 0) return undefined;
  for (const { element } of boxes) {
    element.dataset.framed = element.style.cssText;
    element.style.outline = `3px solid ${color}`;
    element.style.outlineOffset = '4px';
  }
  const left = Math.min(...boxes.map(({ box }) => box.left + window.scrollX));
  const right = Math.max(...boxes.map(({ box }) => box.right + window.scrollX));
  const top = Math.min(...boxes.map(({ box }) => box.top + window.scrollY));
  const bottom = Math.max(...boxes.map(({ box }) => box.bottom + window.scrollY));
  const width = Math.min(clientWidth, Math.max(NARROWEST, right - left + 2 * AROUND));
  const height = Math.min(HIGHEST, Math.max(LOWEST, bottom - top + 2 * AROUND));
  const x = Math.max(0, Math.min((left + right - width) / 2, scrollWidth - width));
  const y = Math.max(0, Math.min(top - Math.max(AROUND, (LOWEST - (bottom - top)) / 2), scrollHeight - height));
  return { x, y, width, height: Math.min(height, scrollHeight - y) };
}

/** Takes the frames away again. Runs in the page. */
export function hidePlaces(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-framed]')) {
    element.style.cssText = element.dataset.framed ?? '';
    delete element.dataset.framed;
  }
}
