import { showFontsLate } from '../../src/wake/browser/late-fonts';

let paint: () => void = () => undefined;

class FakeObserver {
  constructor(onPaint: () => void) {
    paint = onPaint;
  }
  observe(): void {}
}

function styles(): HTMLStyleElement {
  const element = document.querySelector('style');
  if (!element) throw new Error('There are no styles.');
  return element;
}

function comeFrom(referrer: string): void {
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
}

beforeEach(() => {
  document.head.innerHTML = '<style id="fonts" media="(scripting: none)"></style>';
  Object.assign(window, { PerformanceObserver: FakeObserver });
  comeFrom('');
});
afterEach(() => {
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

it.each(['', 'https://www.google.com/', `${location.origin}.example.com/`])(
  'a visitor from "%s" gets the fonts after the first paint',
  (referrer) => {
    comeFrom(referrer);
    showFontsLate();
    expect(styles().media).toBe('(scripting: none)');
    paint();
    expect(styles().media).toBe('all');
  },
);

it('has them at once where an earlier page has fetched them', () => {
  comeFrom(`${location.origin}/blog/`);
  showFontsLate();
  expect(styles().media).toBe('all');
});

it('leaves them out for who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  showFontsLate();
  paint();
  expect(styles().media).toBe('(scripting: none)');
});
