/** Does something once, as soon as an element that a selector names is in the window. */
export function whenInView(selector: string, task: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    task();
  });
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
