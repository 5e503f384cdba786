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

/** A tick is stored by its task's text, so tasks that the author adds don't shift any. */
const wordsOf = ({ parentElement }: HTMLInputElement): string => parentElement?.textContent.trim() ?? '';

/** Stores the ticks, or deletes them, and reports it. */
function update({ wish, tasks, place }: Offer): void {
  const { ticks: key = '', kept = '', failed = '' } = place.dataset;
  const status = place.querySelector('p');
  const ticked = tasks.filter(({ checked }) => checked).map(wordsOf);
  const said = tryStorage(() => {
    if (wish.checked) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
    return wish.checked ? kept : '';
  });
  if (said === undefined) wish.checked = false;
  if (status) status.textContent = said ?? failed;
}

/** Restores the ticks of an earlier visit, except where the visitor has already made a change. */
function restore(): void {
  const offer = offered();
  const kept: unknown = offer && tryStorage(() => JSON.parse(localStorage[offer.place.dataset.ticks ?? '']));
  if (!offer || offer.wish.checked || !Array.isArray(kept)) return;
  for (const task of offer.tasks) if (task.checked === task.defaultChecked) task.checked = kept.includes(wordsOf(task));
  offer.wish.checked = true;
  update(offer);
}

addEventListener('change', ({ target }) => {
  const offer = offered();
  if (offer && (target === offer.wish || offer.wish.checked)) update(offer);
});
// Runs again when React renders another article.
document.addEventListener('rendered', restore);
restore();
