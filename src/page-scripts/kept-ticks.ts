import { tryStorage } from '../utils/try-storage';

/** Where the visitor may ask for it, below the tasks; see `src/gatsby/markdown/rehype-tasks.ts`. */
const OFFER = '[data-ticks]';

const isTask = (box: HTMLInputElement): boolean => box.matches('[type=checkbox][data-native]');

/** A tick is kept by the words of its task, so that a task that the author adds moves none. */
const wordsOf = ({ labels }: HTMLInputElement): string => labels?.[0]?.textContent.trim() ?? '';

/** The box that asks for it comes last. */
function boxes(offer: HTMLElement): { readonly tasks: HTMLInputElement[]; readonly wish?: HTMLInputElement } {
  const tasks = [...(offer.parentElement?.querySelectorAll('input') ?? [])].filter(isTask);
  return { wish: tasks.pop(), tasks };
}

/** Keeps what is ticked, or deletes what is kept, and says so. */
function update(offer: HTMLElement): void {
  const { tasks, wish } = boxes(offer);
  const { ticks: key = '', kept = '', failed = '' } = offer.dataset;
  const status = offer.querySelector('p');
  if (!wish || !status) return;
  const ticked = tasks.filter(({ checked }) => checked).map(wordsOf);
  const isDone = tryStorage(() => {
    if (wish.checked) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
    return true;
  });
  if (!isDone) status.textContent = failed;
  else status.textContent = wish.checked ? kept : null;
  wish.checked &&= Boolean(isDone);
}

/** Shows which tasks an earlier visit has ticked. What the visitor has changed already stays as it is. */
function restore(): void {
  const offer = document.querySelector<HTMLElement>(OFFER);
  const kept: unknown =
    offer && tryStorage(() => JSON.parse(localStorage.getItem(offer.dataset.ticks ?? '') ?? 'null'));
  if (!offer || !Array.isArray(kept)) return;
  const { tasks, wish } = boxes(offer);
  if (!wish || wish.checked) return;
  for (const task of tasks) if (task.checked === task.defaultChecked) task.checked = kept.includes(wordsOf(task));
  wish.checked = true;
  update(offer);
}

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || !isTask(target)) return;
  const offer = document.querySelector<HTMLElement>(OFFER);
  const wish = offer && boxes(offer).wish;
  if (wish && (target === wish || wish.checked)) update(offer);
});
// Again for an article that React has rendered.
document.addEventListener('rendered', restore);
restore();
