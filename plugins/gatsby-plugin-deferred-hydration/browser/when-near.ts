/** How far above or below the window an element still counts as near. */
const MARGIN = '50% 0px';

/** Does something once, as soon as an element that a selector names is near the window; hidden elements are not. */
export function whenNear(selector: string, task: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      task();
    },
    { rootMargin: MARGIN },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
