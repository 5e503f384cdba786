import type { CustomPreviewTemplate } from '@sveltia/cms';
import { createElement } from 'react';
import { COLOR_SCHEME_ATTRIBUTE } from '../../utils/color-scheme';
import { TERM_CLASS } from '../../utils/page-ids';
import { followCaret } from '../caret';
import { button } from '../dialog';
import type { Preview, PreviewRequest } from './messages';
import { nearestTo } from './nearest-words';
import { VIEWS } from './views';

/** Where the author works, and on what. */
export type Working = () => Omit<PreviewRequest, 'value'> | undefined;

/** Has previews made in a worker, one after the other; of those that wait, only the newest. */
class PreviewMaker {
  private readonly worker = new Worker('preview.js');
  private waiting: { readonly request: PreviewRequest; readonly show: (made: Preview) => void } | undefined;
  private show: ((made: Preview) => void) | undefined;
  private failure: Preview | undefined;

  constructor() {
    this.worker.onmessage = ({ data }: MessageEvent<Preview>) => {
      this.show?.(data);
      this.show = undefined;
      this.begin();
    };
    this.worker.onerror = () => {
      this.failure = { problem: 'Its program did not load or has stopped. Reload the page to try again.' };
      this.show?.(this.failure);
      this.waiting?.show(this.failure);
    };
  }

  make(request: PreviewRequest, show: (made: Preview) => void): void {
    this.waiting = { request, show };
    if (this.failure) show(this.failure);
    else this.begin();
  }

  private begin(): void {
    if (this.show || !this.waiting) return;
    this.show = this.waiting.show;
    this.worker.postMessage(this.waiting.request);
    this.waiting = undefined;
  }
}

function setPressed(pressed: HTMLButtonElement, isPressed: boolean): void {
  pressed.setAttribute('aria-pressed', String(isPressed));
}

function viewButtons(content: HTMLElement): HTMLButtonElement[] {
  const choose = (view: string): void => {
    content.dataset.shown = view;
    for (const [index, name] of Object.keys(VIEWS).entries()) {
      const each = buttons[index];
      if (each) setPressed(each, name === view);
    }
  };
  const buttons = Object.entries(VIEWS).map(([view, label]) => button(label, () => choose(view)));
  choose('article');
  return buttons;
}

function darkButton(frame: Document): HTMLButtonElement {
  const { documentElement: page, defaultView } = frame;
  const made = button('Dark colours', () => set(made.getAttribute('aria-pressed') !== 'true'));
  const set = (isDark: boolean): void => {
    page.setAttribute(COLOR_SCHEME_ATTRIBUTE, isDark ? 'dark' : 'light');
    page.style.colorScheme = isDark ? 'dark' : 'light';
    setPressed(made, isDark);
  };
  set(defaultView?.matchMedia('(prefers-color-scheme: dark)').matches ?? false);
  return made;
}

/** Links lead within the article, explain a term, or open another site; pages of this site are not here. */
function followLink(event: Event, frame: Document): void {
  const link = (event.target as Element).closest('a');
  const href = link?.getAttribute('href');
  if (!link || !href || /^https?:/.test(href)) return;
  event.preventDefault();
  if (link.classList.contains(TERM_CLASS)) {
    frame.getElementById(link.getAttribute('aria-describedby') ?? '')?.showPopover();
  } else if (href.startsWith('#')) frame.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
}

/** What of an article has words of its own; the list of its headings repeats theirs. */
const BLOCKS = ['p', 'li', 'h2', 'h3', 'h4', 'tr', 'pre', 'img']
  .map((name) => `[data-view=article] ${name}:not(nav *, details *)`)
  .join();

/** Scrolls to what the author is writing, unless it can be seen. */
function showPlace(content: HTMLElement, line: string, top: number): void {
  const blocks = [...content.querySelectorAll(BLOCKS)];
  const wordsOf = (each: Element): string => each.getAttribute('alt') ?? each.textContent ?? '';
  const place = blocks[nearestTo(line, blocks.map(wordsOf))];
  const height = content.ownerDocument.defaultView?.innerHeight ?? 0;
  if (!place) return;
  const { top: from, bottom: to } = place.getBoundingClientRect();
  if (from < top || to > height) place.scrollIntoView({ block: 'center' });
}

/** The frame's document: a bar with the choice of views above what the worker has made. */
function prepare(host: HTMLElement): (made: Preview) => void {
  const frame = host.ownerDocument;
  const [style, bar, content] = ['style', 'div', 'div'].map((name) => frame.createElement(name));
  if (!style || !bar || !content) throw new Error('There is no document');
  bar.className = 'preview-bar';
  // Its style comes with the first preview.
  bar.hidden = true;
  bar.append(...viewButtons(content), darkButton(frame));
  host.append(style, bar, content);
  host.addEventListener('click', (event) => followLink(event, frame));
  followCaret((line) => showPlace(content, line, bar.offsetHeight));
  return (made) => {
    if ('problem' in made) {
      content.textContent = `There is no preview. ${made.problem}`;
      return;
    }
    frame.documentElement.lang = made.language;
    if (style.textContent !== made.css) style.textContent = made.css;
    bar.hidden = false;
    content.innerHTML = made.html;
  };
}

const DELAY = 150;

/**
 * The preview of articles, for the editor to put into its frame.
 * @param working asked whenever something has been typed
 */
export function articlePreview(working: Working): CustomPreviewTemplate {
  const maker = new PreviewMaker();
  const shown = new WeakMap<HTMLElement, (made: Preview) => void>();
  let timer: ReturnType<typeof setTimeout>;
  return ({ entry }) => {
    // The editor's own React only holds the place: the preview is not part of its tree.
    const ref = (host: HTMLElement | null): void => {
      const place = working();
      if (!host || !place) return;
      const show = shown.get(host) ?? prepare(host);
      shown.set(host, show);
      clearTimeout(timer);
      timer = setTimeout(() => maker.make({ ...place, value: entry.toJS().data }, show), DELAY);
    };
    return createElement('div', { ref });
  };
}
