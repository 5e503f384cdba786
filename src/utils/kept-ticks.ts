import { tryStorage } from './try-storage';

/** The boxes of the tasks in the text of the article, with the words that name them. */
function tasks(): { readonly box: HTMLInputElement; readonly words: string }[] {
  const labels = document.querySelectorAll<HTMLLabelElement>('label:has(> [type=checkbox][data-native])');
  return [...labels].flatMap(({ control, textContent }) =>
    control instanceof HTMLInputElement ? [{ box: control, words: textContent.trim() }] : [],
  );
}

/** The words of the tasks that are kept; not a list where nothing is. */
const read = (key: string): unknown => tryStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'));

/**
 * Keeps what is ticked by its words, so that a task that the author adds moves no tick; or deletes what is kept.
 * @returns whether the browser has done so
 */
function write(key: string, isKept: boolean): boolean {
  const ticked = tasks().flatMap(({ box, words }) => (box.checked ? words : []));
  const done = tryStorage(() => {
    if (isKept) localStorage.setItem(key, JSON.stringify(ticked));
    else localStorage.removeItem(key);
    return true;
  });
  return done ?? false;
}

/**
 * Shows which tasks an earlier visit has ticked, and keeps every tick while the visitor asks for it.
 * @param place the box that asks for it and what is said then; see `src/gatsby/markdown/label-tasks.ts`
 */
export function keepTicks(place: HTMLElement): void {
  const { stored: key = '', kept = '', failed = '' } = place.dataset;
  const wish = place.querySelector('input');
  const status = place.querySelector('p');
  if (!wish || !status) return;
  const update = (): void => {
    const isDone = write(key, wish.checked);
    if (!isDone) status.textContent = failed;
    else status.textContent = wish.checked ? kept : null;
    wish.checked &&= isDone;
  };
  const onChange = ({ target }: Event): void => {
    const isTask = target instanceof HTMLInputElement && target.matches('[data-native]');
    if (target === wish || (isTask && wish.checked)) update();
  };
  const words = read(key);
  if (Array.isArray(words)) {
    // What the visitor has changed already stays as it is.
    for (const task of tasks())
      if (task.box.checked === task.box.defaultChecked) task.box.checked = words.includes(task.words);
    wish.checked = true;
  }
  if (wish.checked) update();
  place.parentElement?.addEventListener('change', onChange);
}
