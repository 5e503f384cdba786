import { type PostFrontMatter, postFrontMatter, postStatus } from '../content/model/post';
import { today } from '../utils/calendar';
import { longDay } from '../utils/fact-text';
import type { FileChange } from './cms-hooks';
import { element } from './dialog';
import { parsePost } from './edited-file';
import { editorSchema } from './editor-schema';
import { hintOf, inWords } from './labels';
import { articleSlug } from './names';
import type { ProjectFiles } from './project-files';
import { askOrStop } from './save-stopped';

type Fields = Readonly<Record<string, unknown>>;

/** The fields that may be left empty, and that readers of a published article miss. */
const ADVISED = ['keyPoints', 'sources', 'reviewed', 'reviewBy'] as const satisfies readonly (keyof PostFrontMatter)[];

/** One line of the checklist. */
export interface ChecklistItem {
  readonly isDone: boolean;
  readonly text: string;
}

function hasValue(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== '';
}

/** Whether visitors see an article, or will on its day, without anything else being saved. */
function isPublic({ draft, date }: Fields): boolean {
  return postStatus({ draft: draft === true, date: String(date) }, today()) !== 'draft';
}

/** The same of a text; one that cannot be read may well be public. */
function wasPublic(text: string): boolean {
  try {
    return isPublic(parsePost(text));
  } catch {
    return true;
  }
}

/** What is there of an article that is about to be published, and what is not. */
export function publishingChecklist(fields: Fields): ChecklistItem[] {
  const { properties = {} } = editorSchema(postFrontMatter);
  const { least = 0, most = Number.POSITIVE_INFINITY } = properties.excerpt?.idealLength ?? {};
  const { length } = String(fields.excerpt ?? '');
  return [
    {
      isDone: length >= least && length <= most,
      text: `Excerpt: ${length} characters. Search results show ${least} to ${most} best.`,
    },
    ...ADVISED.map((name) => {
      const isDone = hasValue(fields[name]);
      const hint = hintOf(properties[name] ?? {});
      return { isDone, text: isDone ? `${inWords(name)}: filled in.` : `${inWords(name)}: empty. ${hint}` };
    }),
  ];
}

function listItem({ isDone, text }: ChecklistItem): HTMLElement {
  return element('li', [element('strong', [isDone ? 'Done. ' : 'To look at. ']), text], {
    class: isDone ? 'done' : '',
  });
}

/** Shows the checklist of each article that this save makes public; the author may go back to the form. */
export async function askBeforePublishing(files: ProjectFiles, changes: readonly FileChange[]): Promise<void> {
  for (const { path, previousPath, data } of changes) {
    if (typeof data !== 'string' || articleSlug(path) === undefined) continue;
    const fields = parsePost(data);
    const before = await (await files.fileAt(previousPath ?? path))?.text();
    if (!isPublic(fields) || (before !== undefined && wasPublic(before))) continue;
    const day = String(fields.date);
    await askOrStop({
      title: day > today() ? `Publish this article on ${longDay(day)}?` : 'Publish this article?',
      content: [element('ul', publishingChecklist(fields).map(listItem), { class: 'editor-checklist' })],
      back: 'Back to the form',
      goOn: 'Publish',
    });
  }
}
