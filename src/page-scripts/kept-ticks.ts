import { tryStorage } from '../utils/try-storage';

/** What an article with tasks offers below them; see `src/gatsby/markdown/rehype-tasks.ts`. */
interface Offer {
  /** Asks the browser to keep the ticks. */
  readonly wish: HTMLInputElement;
  readonly tasks: readonly HTMLInputElement[];
  /** The name under which they are kept, and what is said about it. */
  readonly place: HTMLElement;
}

function offered(): Offer | null {
  const place = document.querySelector<HTMLElement>('[data-ticks]');
  const tasks = [...(place?.parentElement?.querySelectorAll<HTMLInputElement>('label > [data-native]') ?? [])];
  const wish = tasks.pop();
  return place && wish ? { wish, tasks, place } : null;
}

/** A tick is kept by the words of its task, so that a task that the author adds moves none. */
const wordsOf = ({ parentElement }: HTMLInputElement): string => parentElement?.textContent.trim() ?? '';

/** Keeps what is ticked, or deletes what is kept, and says so. */
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

/** Shows which tasks an earlier visit has ticked. What the visitor has changed already stays as it is. */
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
// Again for an article that React has rendered.
document.addEventListener('rendered', restore);
restore();
