import { showFontsLate } from '../../src/wake/browser/late-fonts';

const load = jest.fn(async () => undefined);

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

/** Lets a paragraph stand elsewhere once the fonts are in use. */
function letParagraphMove(pixels: number): void {
  document.body.innerHTML = '<p>Text</p>';
  const [paragraph] = document.querySelectorAll('p');
  if (!paragraph) return;
  paragraph.getBoundingClientRect = () => ({ top: faces.size > 0 ? pixels : 0, bottom: 20 }) as DOMRect;
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
  Object.defineProperty(styles(), 'sheet', { value: { cssRules: [new FakeRule(), new FakeRule()] } });
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true });
  Object.assign(window, { FontFace: FakeFace, CSSFontFaceRule: FakeRule });
  letParagraphMove(0);
});
afterEach(() => {
  faces.clear();
  load.mockClear();
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it('fetches the fonts and uses them', async () => {
  showFontsLate();
  await settled();
  expect(faces.size).toBe(2);
});

it.each([
  [2, 2],
  [28, 0],
])('when something in sight would move by %d pixels, %d fonts are used', async (pixels, count) => {
  letParagraphMove(pixels);
  showFontsLate();
  await settled();
  expect(load).toHaveBeenCalledTimes(2);
  expect(faces.size).toBe(count);
});

it('does nothing where they are in use', async () => {
  styles().media = 'all';
  showFontsLate();
  await settled();
  expect(load).not.toHaveBeenCalled();
});

it('leaves them out for who saves data', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  showFontsLate();
  await settled();
  expect(styles().media).toBe('(scripting: none)');
  expect(load).not.toHaveBeenCalled();
});
