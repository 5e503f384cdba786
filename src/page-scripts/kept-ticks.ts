import { tryStorage } from '../utils/try-storage';

/** The controls below an article's task list; see `src/markdown/rehype-tasks.ts`. */
interface Offer {
  /** The checkbox for keeping the ticks. */
  readonly wish: HTMLInputElement;
  readonly tasks: readonly HTMLInputElement[];
  /** Its data attributes hold the storage key and the status messages. */
  readonly place: HTMLElement;
}

function offered(): Offer | null {
  const place = document.querySelector<HTMLElement>('[data-ticks]');
  const tasks = [...(place?.parentElement?.querySelectorAll<HTMLInputElement>('label > [data-native]') ?? [])];
  const wish = tasks.pop();
  return place && wish ? { wish, tasks, place } : null;
}

const wordsOf = ({ parentElement }: HTMLInputElement): string => parentElement?.textContent.trim() ?? '';

/**
 * A tick is stored by its task's text, so tasks that the author adds or rewords don't shift any; for equal tasks, with its
 * index among all, its index among the equal ones, and their number.
 */
function nameOf(task: HTMLInputElement, tasks: Offer['tasks']) {
  const words = wordsOf(task);
  const equal = tasks.filter((other) => wordsOf(other) === words);
  return [words, tasks.indexOf(task), equal.indexOf(task), equal.length] as const;
}

/**
 * Whether a stored tick is this task's; one of equal tasks keeps its order or, if their number has changed, its place. An
 * earlier version stored the text alone.
 */
function isOf(tick: unknown, [words, index, nth, count]: ReturnType<typeof nameOf>): boolean {
  const [tickWords, tickIndex, tickNth = 0, tickCount = count] = [tick].flat();
  return tickWords === words && (tickCount === count ? tickNth === nth : tickIndex === index);
}

/** Shows the stored ticks on those tasks that `isMeant` selects; returns whether any ticks are stored. */
function show({ tasks, place }: Offer, isMeant: (task: HTMLInputElement) => boolean): boolean {
  const kept: unknown = tryStorage(() => JSON.parse(localStorage[place.dataset.ticks ?? '']));
  if (!Array.isArray(kept)) return false;
  for (const task of tasks) if (isMeant(task)) task.checked = kept.some((tick) => isOf(tick, nameOf(task, tasks)));
  return true;
}

/** Stores the ticks, or deletes them, and reports it. */
function update({ wish, tasks, place }: Offer): void {
  const { ticks: key = '', kept = '', failed = '' } = place.dataset;
  const status = place.querySelector('p');
  const names = tasks.filter(({ checked }) => checked).map((task) => nameOf(task, tasks));
  const said = tryStorage(() => {
    if (wish.checked) localStorage.setItem(key, JSON.stringify(names));
    else localStorage.removeItem(key);
    return wish.checked ? kept : '';
  });
  if (said === undefined) wish.checked = false;
  if (status) status.textContent = said ?? failed;
}

/**
 * Shows the ticks of an earlier visit or another tab. Where only that one has kept ticks so far, those that the visitor has
 * made here stay too.
 */
function restore(event?: Event): void {
  const offer = offered();
  if (!offer) return;
  const { wish } = offer;
  const isKept = show(offer, (task) => wish.checked || task.checked === task.defaultChecked);
  if (isKept === wish.checked) return;
  // Without stored ticks, another tab has deleted them, or the visitor was faster than this script.
  wish.checked = isKept || !event || event.type === 'rendered';
  update(offer);
}

addEventListener('change', ({ target }) => {
  const offer = offered();
  if (!offer || !(target === offer.wish || offer.wish.checked)) return;
  // Another tab may have stored ticks since, of which this page was not notified.
  if (target !== offer.wish) show(offer, (task) => task !== target);
  update(offer);
});
for (const type of ['storage', 'pageshow']) addEventListener(type, restore);
// Runs again when React renders another article.
document.addEventListener('rendered', restore);
restore();
