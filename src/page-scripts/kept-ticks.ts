import { tryStorage } from '../utils/try-storage';

/** The controls below an article's task list; see `src/gatsby/markdown/rehype-tasks.ts`. */
interface Offer {
  /** The checkbox that asks to store the ticks. */
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
 * A tick is stored by its task's text, so tasks that the author adds or rewords don't shift any; for one of several equal
 * tasks, with its index among all, its index among the equal ones, and their number.
 */
function nameOf(task: HTMLInputElement, tasks: Offer['tasks']): [words: string, ...place: number[]] {
  const words = wordsOf(task);
  const equal = tasks.filter((other) => wordsOf(other) === words);
  return equal.length === 1 ? [words] : [words, tasks.indexOf(task), equal.indexOf(task), equal.length];
}

/** Whether a stored tick is this task's; of equal tasks, one keeps its order or, if some are gone, its place. */
function isOf(tick: unknown, task: HTMLInputElement, tasks: Offer['tasks']): boolean {
  const [words, index, nth = 0, count = 1] = [tick].flat();
  const [ownWords, ownIndex = tasks.indexOf(task), ownNth = 0, ownCount = 1] = nameOf(task, tasks);
  return words === ownWords && (index === undefined || count === ownCount ? nth === ownNth : index === ownIndex);
}

/** The stored ticks; null if none are stored. */
function keptBy({ place }: Offer): readonly unknown[] | null {
  const kept: unknown = tryStorage(() => JSON.parse(localStorage[place.dataset.ticks ?? '']));
  return Array.isArray(kept) ? kept : null;
}

/** Shows stored ticks on those tasks that `isMeant` selects. */
function show({ tasks }: Offer, kept: readonly unknown[], isMeant: (task: HTMLInputElement) => boolean): void {
  for (const task of tasks) if (isMeant(task)) task.checked = kept.some((tick) => isOf(tick, task, tasks));
}

/** Stores the ticks, or deletes them, and reports it. */
function update({ wish, tasks, place }: Offer): void {
  const { ticks: key = '', kept = '', failed = '' } = place.dataset;
  const status = place.querySelector('p');
  const ticked = tasks.filter(({ checked }) => checked).map((task) => nameOf(task, tasks));
  const said = tryStorage(() => {
    if (wish.checked)
      localStorage.setItem(key, JSON.stringify(ticked.map((name) => (name.length === 1 ? name[0] : name))));
    else localStorage.removeItem(key);
    return wish.checked ? kept : '';
  });
  if (said === undefined) wish.checked = false;
  if (status) status.textContent = said ?? failed;
}

/** Restores the ticks of an earlier visit, except where the visitor has already made a change. */
function restore(): void {
  const offer = offered();
  const kept = offer && keptBy(offer);
  if (!offer || !kept || offer.wish.checked) return;
  show(offer, kept, (task) => task.checked === task.defaultChecked);
  offer.wish.checked = true;
  update(offer);
}

/** Follows another tab: its ticks where both keep them, those of both where only that one did. */
function follow(): void {
  const offer = offered();
  if (!offer) return;
  const kept = keptBy(offer);
  if (kept && offer.wish.checked) show(offer, kept, () => true);
  else if (kept) restore();
  else if (offer.wish.checked) {
    offer.wish.checked = false;
    update(offer);
  }
}

addEventListener('change', ({ target }) => {
  const offer = offered();
  if (!offer || !(target === offer.wish || offer.wish.checked)) return;
  // Another tab may have stored ticks since, of which this page was not notified.
  const kept = target !== offer.wish && keptBy(offer);
  if (kept) show(offer, kept, (task) => task !== target);
  update(offer);
});
for (const type of ['storage', 'pageshow']) addEventListener(type, follow);
// Runs again when React renders another article.
document.addEventListener('rendered', restore);
restore();
