/** When the page in place was shown, in milliseconds since the document was asked for; 0 for the document's own page. */
let pageShownAt = 0;
let formShownAt: number | undefined;

/** To be called when the router has put another page in place of the one before. */
export function notePageShown(): void {
  pageShownAt = performance.now();
}

/** To be called once a form runs; the visitor has had it since its page was shown, long before any script ran. */
export function noteFormShown(): void {
  formShownAt ??= pageShownAt;
}

/**
 * How long the visitor has had a form to look at, in milliseconds, since the first time in this document: who comes back
 * to a message that is already written may send it at once.
 */
export function timeShown(): number {
  return performance.now() - (formShownAt ?? pageShownAt);
}
