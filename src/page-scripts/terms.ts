import { TERM_CLASS } from '../utils/page-attributes';

declare global {
  interface HTMLElement {
    /** `source` is the popover's anchor element (HTML, popover attribute). */
    showPopover(options: { readonly source: HTMLElement }): void;
  }
}

const TERM = `a.${TERM_CLASS}`;

const CAN_HOVER = matchMedia('(hover)').matches;

/** Terms with an open explanation. On devices without hover, the last touched term would keep matching `:hover`. */
const EXPLAINED = `${TERM}:is(${CAN_HOVER ? ':hover,' : ''}:focus-visible)`;

/** How long pointer or focus must stay, or be away, before an explanation opens or closes, in milliseconds. */
const DELAY = 200;

/** Shows a term's explanation, if the page has it; `src/theme/article/typography.ts` places it. */
function show(term: HTMLElement): boolean {
  const explanation = document.getElementById(term.getAttribute('aria-describedby') ?? '');
  explanation?.showPopover({ source: term });
  return explanation !== null;
}

/**
 * Explains an article's marked terms in place: while pointer or focus is on the term or its explanation, and on the first
 * touch; a second touch follows the link. The browser itself closes the popover on Escape or a click elsewhere.
 */
function explainTerms(): void {
  let timer: ReturnType<typeof setTimeout>;
  /** Whether a finger or a pen came last: browsers report the click that follows as one of a mouse, or of no pointer. */
  let isTouch = false;
  /** A closed explanation stays closed until pointer and focus have left its term. */
  let shownFor: HTMLElement | null = null;

  const update = (): void => {
    const term = document.querySelector<HTMLElement>(EXPLAINED);
    const open = document.querySelector<HTMLElement>('[role=tooltip]:popover-open');
    if (term) {
      if (term !== shownFor) show(term);
    } else if (open?.matches(':hover')) return;
    else open?.hidePopover();
    shownFor = term;
  };
  for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown']) {
    const note = (event: Event): void => {
      isTouch = /touch|pen/.test((event as PointerEvent).pointerType ?? event.type);
      if (isTouch) clearTimeout(timer);
    };
    addEventListener(sign, note, { capture: true, passive: true });
  }
  // An open explanation must not cover the control that gets focus next.
  addEventListener('focusout', update);
  for (const move of ['pointerover', 'focusin']) {
    addEventListener(move, () => {
      clearTimeout(timer);
      if (!isTouch) timer = setTimeout(update, DELAY);
    });
  }
  addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      const term = (event.target as Element).closest<HTMLElement>(TERM);
      if (term && term !== shownFor && (isTouch || !CAN_HOVER) && show(term)) {
        event.preventDefault();
        event.stopImmediatePropagation();
      }
      shownFor = term;
    },
    true,
  );
}

// In browsers without popovers, terms are plain links.
if ('popover' in HTMLElement.prototype) explainTerms();
