import { showFontsLate } from '../../src/wake/browser/late-fonts';

let paint: (name?: string) => void = () => undefined;
const load = jest.fn(async () => undefined);

class FakeObserver {
  constructor(onPaint: (list: object) => void) {
    paint = (name = 'first-contentful-paint') =>
      onPaint({ getEntriesByName: (asked: string) => [name].filter((entry) => entry === asked) });
  }
  observe(): void {}
  disconnect(): void {}
}

class FakeFace {
  readonly load = load;
}

/** A rule as browsers give it; jsdom knows none. */
class FakeRule {
  readonly style = { getPropertyValue: (name: string) => name };
}

const faces = new Set<unknown>();

function styles(): HTMLStyleElement {
  const element = document.querySelector('style');
  if (!element) throw new Error('There are no styles.');
  return element;
}

function comeFrom(referrer: string): void {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

/** Lets a paragraph stand elsewhere once the fonts are in use. */
function letParagraphMove(pixels: number): void {
  document.body.innerHTML = '<p>Text</p>';
  const [paragraph] = document.querySelectorAll('p');
  if (!paragraph) return;
  paragraph.getBoundingClientRect = () => ({ top: faces.size > 0 ? pixels : 0, bottom: 20 }) as DOMRect;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  paint = () => undefined;
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
  Object.defineProperty(styles(), 'sheet', { value: { cssRules: [new FakeRule(), new FakeRule()] } });
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
  Object.assign(window, { PerformanceObserver: FakeObserver, FontFace: FakeFace, CSSFontFaceRule: FakeRule });
  comeFrom('');
  letParagraphMove(0);
});
afterEach(() => {
  faces.clear();
  load.mockClear();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it.each(['', 'https://www.google.com/', `${location.origin}.example.com/`])(
  'a visitor from "%s" gets the fonts after the first paint',
  async (referrer) => {
    comeFrom(referrer);
    showFontsLate();
    paint('first-paint');
    expect(load).not.toHaveBeenCalled();
    paint();
    await settled();
    expect(faces.size).toBe(2);
  },
);

it.each([
  [2, 2],
  [28, 0],
])('when something in sight would move by %d pixels, %d fonts are used', async (pixels, count) => {
  letParagraphMove(pixels);
  showFontsLate();
  paint();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(faces.size).toBe(count);
});

it('has them at once where an earlier page has fetched them', () => {
  comeFrom(`${location.origin}/blog/`);
  showFontsLate();
  expect(styles().media).toBe('all');
});

it('leaves them out for who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  showFontsLate();
  paint();
  await settled();
  expect(styles().media).toBe('(scripting: none)');
  expect(load).not.toHaveBeenCalled();
});
