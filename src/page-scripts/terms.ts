import { TERM_CLASS } from '../utils/page-ids';

declare global {
  interface HTMLElement {
    /** `source` is what the popover is placed beside (HTML, popover attribute). */
    showPopover(options: { readonly source: HTMLElement }): void;
  }
}

const TERM = `a.${TERM_CLASS}`;

/** Terms that are explained now. On devices without hover, the last touched term would keep matching. */
const EXPLAINED = `${TERM}:is(${matchMedia('(hover)').matches ? ':hover,' : ''}:focus-visible)`;

/** How long the pointer or the focus stays, or has gone, before anything is shown or hidden, in milliseconds. */
const DELAY = 200;

/** Shows what the page says about a term; `src/theme/article-typography.ts` says where. */
function show(term: HTMLElement): void {
  document.getElementById(term.getAttribute('aria-describedby') ?? '')?.showPopover({ source: term });
}

/**
 * Explains the marked terms of an article where they are: while the pointer or the focus is on them or on what is shown,
 * and at the first touch; the second follows the link. The browser itself closes what is shown on Escape or a press
 * elsewhere (`popover`).
 */
function explainTerms(): void {
  let timer: ReturnType<typeof setTimeout>;
  /** What was closed stays closed until the pointer and the focus have left its term. */
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
  // What is shown must not cover the control that gets the focus next.
  document.addEventListener('focusout', update);
  for (const move of ['pointerover', 'focusin']) {
    document.addEventListener(move, (event) => {
      clearTimeout(timer);
      if ((event as PointerEvent).pointerType !== 'touch') timer = setTimeout(update, DELAY);
    });
  }
  addEventListener(
    'click',
    (event) => {
      clearTimeout(timer);
      const term = (event.target as Element).closest<HTMLElement>(TERM);
      if (term && term !== shownFor && (event as PointerEvent).pointerType === 'touch') {
        event.preventDefault();
        event.stopImmediatePropagation();
        show(term);
      }
      shownFor = term;
    },
    true,
  );
}

explainTerms();
