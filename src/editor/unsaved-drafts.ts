import { ALL_COLLECTIONS } from '../content/model/collections';
import type { FileChange, KeptDraft } from './cms-hooks';
import { inStore } from './database';
import { ask, button, element } from './dialog';
import { inWords } from './labels';
import { momentText } from './moment-text';
import { articleSlug, fileNameOf, labelOf, POSTS } from './names';
import { showNotice } from './notice';
import type { ProjectFiles } from './project-files';

/** Where the package keeps what is typed and not saved, in its database. */
const STORE = 'draft-backups';

const CHANGED =
  'The file has been changed since. If you bring your text back and save it, it replaces that change: look under "History" (the clock) what it was.';

/**
 * Asks whether a form takes what was typed in it before and not saved.
 * @param form what the form is made from now
 * @returns `undefined` where the form was left without an answer
 */
export async function offerDraft({ timestamp, slug, siteForm }: KeptDraft, form: string): Promise<boolean | undefined> {
  const left = new AbortController();
  const { signal } = left;
  window.addEventListener('hashchange', () => left.abort(), { signal });
  const isOutdated = slug !== '' && siteForm !== undefined && siteForm !== form;
  const discards = await ask({
    title: 'You typed something here and did not save it',
    content: [
      element('p', [`This browser has kept it since ${momentText(timestamp)}. What is discarded is gone.`]),
      ...(isOutdated ? [element('p', [CHANGED])] : []),
    ],
    back: 'Bring it back',
    goOn: 'Discard it',
    closeOn: signal,
  });
  if (signal.aborted) return undefined;
  left.abort();
  return !discards;
}

/** Removes what was typed in articles that a save has moved or deleted; the package forgets only those that stay. */
export async function forgetDrafts(database: string, changes: readonly FileChange[]): Promise<void> {
  for (const { action, path, previousPath } of changes) {
    const slug = action === 'move' || action === 'delete' ? articleSlug(previousPath ?? path) : undefined;
    if (slug !== undefined) await inStore(database, STORE, 'readwrite', (store) => store.delete([POSTS, slug]));
  }
}

function nameOf({ collectionName, slug, currentValues }: KeptDraft): string {
  const file = ALL_COLLECTIONS.find((each) => fileNameOf(each.file) === slug)?.file;
  if (collectionName !== POSTS && file !== undefined) return labelOf(file);
  const title = Object.values(currentValues)[0]?.title;
  return (typeof title === 'string' && title.trim()) || (slug === '' ? 'A new article' : slug);
}

function hashOf({ collectionName, slug }: KeptDraft): string {
  if (collectionName !== POSTS) return `#/collections/${collectionName}/entries/${slug}`;
  return slug === '' ? `#/collections/${POSTS}/new` : `#/collections/${POSTS}/entries/${slug}/index`;
}

/** The article of a draft, in the project; `undefined` for a new one, and for other files, which are always there. */
function articleOf({ collectionName, slug }: KeptDraft): string | undefined {
  return collectionName === POSTS && slug !== '' ? `content/${POSTS}/${slug}/index.md` : undefined;
}

/** What was typed in a form, field by field, to be read and copied. */
function wordsOf({ currentValues }: KeptDraft): string {
  const fields = Object.values(currentValues).flatMap(Object.entries<unknown>);
  const filledIn = fields.flatMap(([path, value]) =>
    typeof value === 'string' && value.trim() !== '' ? [[inWords(path.split('.').at(-1) ?? path), value]] : [],
  );
  return filledIn.map(([label, value]) => `${label}\n${value}`).join('\n\n');
}

/** How long the package waits before it keeps what was typed last in a form that is left, in milliseconds, and some more. */
const UNTIL_KEPT = 1_000;

const isForm = (): boolean => /\/(new|entries)\b/.test(window.location.hash);

/** Says in every list what this browser keeps that is typed and not saved. */
export class DraftNotice {
  private shown: HTMLElement | undefined;
  private readonly closed = new Set<string>();

  /**
   * @param files the project as it is now; `undefined` where no folder is open yet
   */
  constructor(
    private readonly database: string,
    private readonly files: () => Promise<ProjectFiles | undefined>,
  ) {}

  /** Tells at once, and whenever a form was left. */
  start(): void {
    this.tell();
    window.addEventListener('hashchange', () => {
      if (isForm()) this.show([]);
      setTimeout(() => this.tell(), UNTIL_KEPT);
    });
  }

  private tell(): void {
    void this.told().catch(console.error);
  }

  private async told(): Promise<void> {
    const kept: readonly KeptDraft[] =
      (await inStore(this.database, STORE, 'readonly', (store) => store.getAll())) ?? [];
    const items: HTMLElement[] = [];
    for (const draft of kept.filter((each) => !this.closed.has(idOf(each)))) {
      const name = (await this.isGone(draft)) ? this.reader(draft) : this.link(draft);
      items.push(element('li', [name, `, ${momentText(draft.timestamp)}`]));
    }
    this.show(isForm() ? [] : items, () => {
      for (const draft of kept) this.closed.add(idOf(draft));
    });
  }

  private async isGone(draft: KeptDraft): Promise<boolean> {
    const article = articleOf(draft);
    if (article === undefined) return false;
    try {
      const project = await this.files();
      return project !== undefined && (await project.fileAt(article)) === undefined;
    } catch {
      // Where the project cannot be read, the form says so.
      return false;
    }
  }

  private show(items: readonly HTMLElement[], whenClosed?: () => void): void {
    const list = element('ul', items);
    // The same again would be read out again.
    if (this.shown?.isConnected && this.shown.querySelector('ul')?.innerHTML === list.innerHTML) return;
    this.shown?.remove();
    if (items.length === 0) return;
    this.shown = showNotice([element('p', ['Not saved yet, and kept in this browser:']), list], whenClosed);
  }

  private link(draft: KeptDraft): HTMLElement {
    return element('a', [nameOf(draft)], { href: hashOf(draft) });
  }

  /** What was typed in an article that was deleted or renamed elsewhere has no form any more, but can be read. */
  private reader(draft: KeptDraft): HTMLElement {
    const name = nameOf(draft);
    const discard = async (): Promise<void> => {
      const discards = await ask({
        title: name,
        content: [
          element('p', ['This article has been deleted or renamed since. Copy what you still need of your text.']),
          element('pre', [wordsOf(draft)], { class: 'editor-version', tabindex: '0' }),
        ],
        back: 'Keep it',
        goOn: 'Discard it',
      });
      if (!discards) return;
      await inStore(this.database, STORE, 'readwrite', (store) => store.delete([draft.collectionName, draft.slug]));
      this.tell();
    };
    return button(name, () => void discard());
  }
}

const idOf = ({ collectionName, slug, timestamp }: KeptDraft): string =>
  JSON.stringify([collectionName, slug, timestamp]);

/** Whether an article may be duplicated: this browser keeps one new article, and the duplicate would take its place. */
export async function mayDuplicate(database: string): Promise<boolean> {
  const kept: KeptDraft | undefined = await inStore(database, STORE, 'readonly', (store) => store.get([POSTS, '']));
  if (!kept) return true;
  await ask({
    title: 'Another new article is not saved yet',
    content: [
      `This browser keeps "${nameOf(kept)}" of ${momentText(kept.timestamp)}, and a duplicate would take its place. Press "New" in the list of articles, bring it back, and save or discard it first.`,
    ],
    back: 'Back to the form',
  });
  return false;
}
