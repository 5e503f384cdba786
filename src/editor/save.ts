import { ask, problemList } from './dialog';
import type { EditedFile } from './edited-file';
import { type Judgement, judgeSave } from './judge-save';
import { type PlannedSave, plannedSource } from './planned-source';
import type { ProjectFiles } from './project-files';

/** Ends a save before anything is written; the editor shows `validation_failed` as a short note of its own. */
class SaveStopped extends Error {
  constructor() {
    super('validation_failed');
  }
}

/** What is known of a save when it begins. */
export interface SaveRequest {
  readonly file: EditedFile;
  readonly value: unknown;
  /** Where the file will be, in the project. */
  readonly path: string;
  /** Where it is now; `undefined` for a new file. */
  readonly oldPath: string | undefined;
  /** The files as they are now. */
  readonly files: ProjectFiles;
  /** The texts that the editor has opened or written. */
  readonly opened: Set<string>;
  /** Pictures that were chosen since the page was opened, by name. */
  readonly chosen: ReadonlyMap<string, File>;
}

/** Tells the author why nothing is saved, and ends the save. */
export async function stop(title: string, text: string): Promise<never> {
  await ask({ title, content: [text], back: 'Back to the form' });
  throw new SaveStopped();
}

/** A text as the editor gets it when it opens a file. */
export function asOpened(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

/** The text of the file as it is now; empty for a new file. Stops where it is not what the author has opened. */
async function textNow({ path, oldPath, files, opened }: SaveRequest): Promise<string> {
  const [now, target] = await Promise.all([files.fileAt(oldPath ?? path), files.fileAt(path)]);
  if (oldPath !== path && target) {
    return stop('There is such a file already', `${path} exists. Choose another address; nothing was saved.`);
  }
  if (oldPath === undefined) return '';
  if (!now) return stop('The file is gone', `Somebody has removed or renamed ${oldPath}. Nothing was saved.`);
  const text = await now.text();
  if (opened.has(asOpened(text))) return text;
  return stop(
    'Somebody else has changed this file',
    `${oldPath} is not as it was when you opened it. Nothing was saved, so the other change is safe. Copy what you wrote, load this page again, and make your change in the new text.`,
  );
}

async function decide({ mistakes, elsewhere, warnings }: Judgement): Promise<void> {
  if (mistakes.length > 0) {
    await ask({
      title: 'Not saved yet: please correct this first',
      content: [...problemList('Mistakes', mistakes), ...problemList('Also worth a look', warnings)],
      back: 'Back to the form',
    });
    throw new SaveStopped();
  }
  if (elsewhere.length + warnings.length === 0) return;
  const goesOn = await ask({
    title: 'Save this?',
    content: [
      ...problemList('These files no longer fit, and have to be changed before the site can be built', elsewhere),
      ...problemList('Worth a look', warnings),
    ],
    back: 'Back to the form',
    goOn: 'Save all the same',
  });
  if (!goesOn) throw new SaveStopped();
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

const PICTURE_NAME = /[^\s/()"']+\.(png|jpe?g|webp|avif)/gi;

/** Pictures that the text names and the author has chosen just now; they are saved together with the text. */
function picturesFor(text: string, folder: string, chosen: ReadonlyMap<string, File>): Map<string, File> {
  const pictures = new Map<string, File>();
  for (const [name] of text.matchAll(PICTURE_NAME)) {
    // A second picture of the same name gets a number.
    const picture = chosen.get(name) ?? chosen.get(name.replace(/-\d+(\.\w+)$/, '$1'));
    if (picture) pictures.set(`${folder}/${name}`, picture);
  }
  return pictures;
}

async function planOf({ path, oldPath, chosen }: SaveRequest, text: string): Promise<PlannedSave> {
  const folder = path.startsWith('content/blog/') ? folderOf(path) : 'content/images';
  const moved = oldPath === undefined || oldPath === path ? {} : { moved: { from: folderOf(oldPath), to: folder } };
  return { path, text, pictures: picturesFor(text, folder, chosen), ...moved };
}

/**
 * The text to write for a form, once the content check and the author agree with it.
 * @throws where it must not be written; the author has been told why
 */
export async function textToSave(request: SaveRequest): Promise<string> {
  const { file, value, files, opened, path } = request;
  const before = await textNow(request);
  const text = file.print(before, value);
  const plan = await planOf(request, text);
  if (text !== before || plan.moved)
    await decide(await judgeSave(plannedSource(files), plannedSource(files, plan), path));
  opened.delete(asOpened(before));
  opened.add(asOpened(text));
  return text;
}
