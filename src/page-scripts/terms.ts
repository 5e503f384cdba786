import { TERM_CLASS } from '../utils/page-ids';

declare global {
  interface HTMLElement {
    /** `source` is the popover's anchor element (HTML, popover attribute). */
    showPopover(options: { readonly source: HTMLElement }): void;
  }
}

const TERM = `a.${TERM_CLASS}`;

/** Terms with an open explanation. On devices without hover, the last touched term would keep matching `:hover`. */
const EXPLAINED = `${TERM}:is(${matchMedia('(hover)').matches ? ':hover,' : ''}:focus-visible)`;

/** How long pointer or focus must stay, or be away, before an explanation opens or closes, in milliseconds. */
const DELAY = 200;

/** Shows a term's explanation; `src/theme/article-typography.ts` places it. */
function show(term: HTMLElement): void {
  document.getElementById(term.getAttribute('aria-describedby') ?? '')?.showPopover({ source: term });
}

/**
 * Explains an article's marked terms in place: while pointer or focus is on the term or its explanation, and on the first
 * touch; a second touch follows the link. The browser itself closes the popover on Escape or a click elsewhere.
 */
function explainTerms(): void {
  let timer: ReturnType<typeof setTimeout>;
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
  // An open explanation must not cover the control that gets focus next.
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
