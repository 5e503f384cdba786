import { tryStorage } from '../utils/try-storage';

/** The controls below an article's task list; see `src/markdown/rehype-tasks.ts`. */
interface Offer {
  /** The checkbox for keeping the ticks. */
  readonly wish: HTMLInputElement;
  readonly tasks: readonly HTMLInputElement[];
  /** Its data attributes hold the storage key and the status messages. */
  readonly place: HTMLElement;
}

/** Of a task: its words, its index among all, its index among the equal ones, and their number. */
type Name = readonly [words: string, index: number, nth: number, count: number];

function offered(): Offer | null {
  const place = document.querySelector<HTMLElement>('[data-ticks]');
  const tasks = [...(place?.parentElement?.querySelectorAll<HTMLInputElement>('label > [data-native]') ?? [])];
  const wish = tasks.pop();
  return place && wish ? { wish, tasks, place } : null;
}

const wordsOf = ({ parentElement }: HTMLInputElement): string => parentElement?.textContent.trim() ?? '';

/** A tick is stored by its task's text, so tasks that the author adds or rewords don't shift any. */
function nameOf(task: HTMLInputElement, tasks: Offer['tasks']): Name {
  const words = wordsOf(task);
  const equal = tasks.filter((other) => wordsOf(other) === words);
  return [words, tasks.indexOf(task), equal.indexOf(task), equal.length];
}

/** Whether most of the words are the same, as after a small change of the task. */
function isAlike(one: string, other: string): boolean {
  const [words, others] = [one.split(/\s+/), other.split(/\s+/)];
  const { length: fewest } = words.length < others.length ? words : others;
  const same = words.filter((word) => others.includes(word)).length;
  return same >= 0.8 * fewest && 2 * same >= Math.max(words.length, others.length);
}

/**
 * Whether a stored tick is this task's; one of equal tasks keeps its order or, if their number has changed, its place. A tick
 * whose task is gone is that of a new task in nearly the same words.
 */
function isOf(tick: Name, [words, index, nth, count]: Name, all: readonly Name[], kept: readonly Name[]): boolean {
  const [tickWords, tickIndex, tickNth, tickCount] = tick;
  if (tickWords === words) return tickCount === count ? tickNth === nth : tickIndex === index;
  const isNew = !kept.some(([other]) => other === words);
  return isNew && !all.some(([other]) => other === tickWords) && isAlike(tickWords, words);
}

/** Shows the stored ticks on those tasks that `isMeant` selects; returns whether any ticks are stored. */
function show({ tasks, place }: Offer, isMeant: (task: HTMLInputElement) => boolean): boolean {
  const stored: unknown = tryStorage(() => JSON.parse(localStorage[place.dataset.ticks ?? '']));
  if (!Array.isArray(stored)) return false;
  const kept = stored.filter((tick): tick is Name => Array.isArray(tick));
  const all = tasks.map((task) => nameOf(task, tasks));
  for (const task of tasks) {
    if (isMeant(task)) task.checked = kept.some((tick) => isOf(tick, nameOf(task, tasks), all, kept));
  }
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
