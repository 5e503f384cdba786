import { errorText } from '../utils/error-text';
import type { Backend, CommitOptions, CommitResults, Draft, FileChange } from './cms-hooks';
import { saveBegins } from './cms-hooks';
import { askAboutRedirects } from './deletion';
import { ask, problemList } from './dialog';
import type { EditedFile } from './edited-file';
import { gitSha } from './git-sha';
import type { HostSession } from './host-session';
import { articleSlug } from './names';
import { plannedSave, plannedSource } from './planned-source';
import type { ProjectFiles } from './project-files';
import { askBeforePublishing } from './publishing-checklist';
import { askAboutAmounts } from './question-amounts';
import { ATTEMPTS, type Attempt, whyFolderFailed, whyHostFailed } from './save-failure';
import { askOrStop, isStopped, SaveStopped, stop } from './save-stopped';
import { type SaveValidation, validateSave } from './validate-save';
import { writeFolder } from './write-folder';

/** A text as the editor gets it when it opens a file. */
export function asOpened(text: string): string {
  return text.trim().replace(/\r\n?/g, '\n');
}

/** The file that is being saved: the editor says so just before it asks for the text. */
export interface SavedEntry {
  /** Where it will be, in the project. */
  readonly path: string;
  /** Where it is now; `undefined` for a new file. */
  readonly oldPath: string | undefined;
}

/** Where the author works. */
export interface Project {
  /** The files as they are now. */
  readonly files: () => Promise<ProjectFiles>;
  /** The folder on this computer; `undefined` for a repository. */
  readonly root: () => FileSystemDirectoryHandle | undefined;
  readonly session: HostSession | undefined;
  /** Told of every save that was written, with the commit that it is. */
  readonly saved: (changes: readonly FileChange[], backend: Backend, sha: string) => void;
}

async function decide({ mistakes, elsewhere, already, warnings }: SaveValidation, goOn: string): Promise<void> {
  const inTheWay = problemList('The site cannot be built at present, with or without this change', already);
  if (mistakes.length > 0) {
    await ask({
      title: 'Not saved yet: please correct this first',
      content: [...problemList('Mistakes', mistakes), ...problemList('Also worth a look', warnings), ...inTheWay],
      back: 'Back to the form',
    });
    throw new SaveStopped();
  }
  if (elsewhere.length + already.length + warnings.length === 0) return;
  await askOrStop({
    title: `${goOn}?`,
    content: [
      ...problemList('These files no longer fit, and have to be changed before the site can be built', elsewhere),
      ...inTheWay,
      ...problemList('Worth a look', warnings),
    ],
    back: 'Back to the form',
    goOn: `${goOn} all the same`,
  });
}

const blobOf = (data: string | File): Blob => (typeof data === 'string' ? new Blob([data]) : data);

/** Whether all of a save is there already: it was written, and the answer was lost. */
async function isThere(files: ProjectFiles, changes: readonly FileChange[]): Promise<boolean> {
  for (const { path, previousPath, data } of changes) {
    if (data === undefined ? await files.fileAt(path) : !(await files.holds(path, blobOf(data)))) return false;
    if (previousPath !== undefined && (await files.fileAt(previousPath))) return false;
  }
  return true;
}

/** A file that is where a save wants to move it, as after an answer that was lost, is not moved again. */
async function withoutMovesThatAreDone(files: ProjectFiles, changes: FileChange[]): Promise<void> {
  for (const change of changes) {
    const { path, previousPath } = change;
    if (previousPath === undefined || (await files.fileAt(previousPath)) || !(await files.fileAt(path))) continue;
    change.action = 'update';
    change.previousPath = undefined;
    change.previousSha = files.shaAt?.(path);
  }
}

/** What the package is told of a save whose files are in their places. */
async function resultsOf(changes: readonly FileChange[], sha: string): Promise<CommitResults> {
  const files = await Promise.all(
    changes.flatMap(({ path, data }) =>
      data === undefined
        ? []
        : [gitSha(blobOf(data)).then((name) => [path, { sha: name, file: blobOf(data) }] as const)],
    ),
  );
  return { sha, date: new Date(), files: Object.fromEntries(files) };
}

/** A save, a deletion or a renaming that is being written. */
interface Writing {
  readonly backend: Backend;
  readonly changes: FileChange[];
  readonly options: CommitOptions;
  /** In the words of a message that it failed. */
  readonly attempt: Attempt;
  /** The texts that it replaces. */
  readonly before: readonly string[];
}

/** Tells the author why something could not be written. */
const fail = ({ title, back }: Attempt, why: string): Promise<never> => stop(title, why, back);

/** The work of somebody else is in the way; the package says so in words of its own. */
class OthersChange extends Error {}

/** Saves what the editor's form holds, once the content check and the author agree with it. */
export class Saves {
  /** The texts that the editor has opened or written. */
  private readonly opened = new Set<string>();
  /** The texts that this page has written, or has tried to: nobody else wrote them. */
  private readonly own = new Set<string>();
  /** The texts to write, by path, as they were made; the package would end each in its own way. */
  private readonly printed = new Map<string, string>();
  /** A save that may or may not have arrived. */
  private unsure: readonly FileChange[] = [];
  /** Brings the package up to date after a save of which it learnt by itself. */
  private refresh: (() => Promise<void>) | undefined;
  private isSaving = false;
  /** Whether the package has found the work of somebody else, and only what is there already may count as saved. */
  private onlyOwn = false;

  constructor(private readonly project: Project) {}

  /** Remembers a text that the editor opens. */
  opens(text: string): void {
    this.opened.add(asOpened(text));
  }

  /**
   * The text to write for a form.
   * @throws where it must not be written; the author has been told why
   */
  async print(file: EditedFile, value: unknown, entry: SavedEntry): Promise<string> {
    if (this.project.session?.isRefused) throw new SaveStopped();
    try {
      const text = await this.textOf(file, value, entry, await this.project.files());
      this.printed.set(entry.path, text);
      return text;
    } catch (error) {
      if (isStopped(error) || error instanceof OthersChange) throw error;
      const { save } = ATTEMPTS;
      const isOfFolder = error instanceof DOMException;
      const why = isOfFolder ? whyFolderFailed(error, save) : `${save.nothing} ${errorText(error)}`;
      return stop(`${entry.oldPath ?? entry.path} cannot be written`, why);
    }
  }

  private async textOf(
    file: EditedFile,
    value: unknown,
    { path, oldPath }: SavedEntry,
    files: ProjectFiles,
  ): Promise<string> {
    const textAt = async (place: string): Promise<string | undefined> => (await files.fileAt(place))?.text();
    const target = await textAt(path);
    if (oldPath === path) return this.changedText(file, value, path, target);
    const now = oldPath === undefined ? undefined : await textAt(oldPath);
    if (target !== undefined) {
      if (now === undefined && this.isOwn(file, value, target)) return file.print(target, value);
      return this.refuse('There is such a file already', `${path} exists. Choose another address; nothing was saved.`);
    }
    return oldPath === undefined ? this.newText(file, value) : this.changedText(file, value, oldPath, now);
  }

  /** Whether nobody but this page can have written a text, or it says what is being saved. */
  private isOwn(file: EditedFile, value: unknown, text: string): boolean {
    try {
      return this.own.has(asOpened(text)) || file.print(text, value) === text;
    } catch {
      // A text that cannot be read is nothing that the editor has written.
      return false;
    }
  }

  private refuse(title: string, why: string): Promise<never> {
    if (this.onlyOwn) throw new OthersChange();
    return stop(title, why);
  }

  private async newText(file: EditedFile, value: unknown): Promise<string> {
    if (!(await this.hasArrived())) return file.print('', value);
    return this.savedBefore();
  }

  /** Whether an article that was new or renamed has arrived after all, so that its form is no longer its own. */
  private async hasArrived(): Promise<boolean> {
    const isNewPlace = this.unsure.some(({ action }) => action === 'create' || action === 'move');
    return isNewPlace && isThere(await this.project.files(), this.unsure);
  }

  private savedBefore(): Promise<never> {
    return stop(
      'This article was saved before',
      `The answer to an earlier press on "Save" was lost on the way, but the article has arrived: it is ${this.unsure.map(({ path }) => path).find((path) => path.endsWith('.md'))}. Copy what you changed since, close this form, and open the article in the list.`,
    );
  }

  private async changedText(
    file: EditedFile,
    value: unknown,
    oldPath: string,
    now: string | undefined,
  ): Promise<string> {
    if (now === undefined) {
      return this.refuse('The file is gone', `Somebody has removed or renamed ${oldPath}. Nothing was saved.`);
    }
    if (this.isOwn(file, value, now) || (this.opened.has(asOpened(now)) && !this.onlyOwn))
      return file.print(now, value);
    return this.refuse(
      'Somebody else has changed this file',
      `${oldPath} is not as it was when you opened it. Nothing was saved, so the other change is safe. Copy what you wrote, load this page again, and make your change in the new text.`,
    );
  }

  /** Saves a form; where that fails, everything stays as it was, and the author is told why. */
  async save<Entry>(run: (overwrite: boolean) => Promise<Entry>, draft: Draft, overwrite: boolean): Promise<Entry> {
    saveBegins(draft);
    this.isSaving = true;
    try {
      return await this.tried(run, overwrite);
    } catch (error) {
      const { session } = this.project;
      if (session?.isRefused && (await session.signInAgain())) return await this.tried(run, overwrite);
      throw error;
    } finally {
      this.isSaving = false;
      void this.refresh?.().catch(() => undefined);
      this.refresh = undefined;
    }
  }

  private async tried<Entry>(run: (overwrite: boolean) => Promise<Entry>, overwrite: boolean): Promise<Entry> {
    try {
      return await run(overwrite);
    } catch (error) {
      if (!(error instanceof Error) || error.message !== 'save_conflict' || overwrite) return this.told(error);
      return this.savedByItself(run, error);
    }
  }

  /** Looks whether the change by "somebody else" is our own, made although no answer arrived. */
  private async savedByItself<Entry>(run: (overwrite: boolean) => Promise<Entry>, conflict: Error): Promise<Entry> {
    this.onlyOwn = true;
    try {
      return await run(true);
    } catch (error) {
      if (error instanceof OthersChange) throw conflict;
      // Its address now belongs to the article as it was loaded.
      if (await this.hasArrived()) return await this.savedBefore();
      return this.told(error);
    } finally {
      this.onlyOwn = false;
    }
  }

  /** The package puts its own words around an error; the author has been told in ours, or is told now. */
  private told(error: unknown): Promise<never> {
    if (!(error instanceof Error) || isStopped(error) || isStopped(error.cause)) throw new SaveStopped();
    if (error.message === 'validation_failed') throw error;
    return this.brokenDown(error, ATTEMPTS.save);
  }

  private brokenDown(error: Error, attempt: Attempt): Promise<never> {
    const said = error.cause instanceof Error ? error.cause.message : error.message;
    return fail(
      attempt,
      `${attempt.nothing} The editor's own program met a case that it does not know. Please pass these words on to the person who looks after the site: ${said}`,
    );
  }

  /** What is being written; only a form says that it is, by `save`. */
  private attempt({ commitType }: CommitOptions): Attempt {
    if (commitType.startsWith('delete')) return ATTEMPTS.deletion;
    return this.isSaving ? ATTEMPTS.save : ATTEMPTS.other;
  }

  /**
   * Writes a save, a deletion or a renaming, once the check and the author agree.
   * @throws where it was not written; the author has been told why
   */
  async commit(backend: Backend, changes: FileChange[], options: CommitOptions): Promise<CommitResults> {
    const attempt = this.attempt(options);
    try {
      const files = await this.project.files();
      await withoutMovesThatAreDone(files, changes);
      for (const change of changes) {
        const text = this.printed.get(change.path);
        if (text !== undefined && typeof change.data === 'string') change.data = text;
      }
      this.printed.clear();
      const before = await this.textsBefore(files, changes);
      return await this.checkedAndWritten(files, { backend, changes, options, attempt, before });
    } catch (error) {
      if (!(error instanceof Error) || isStopped(error)) throw error;
      console.error(error);
      if (!this.project.root() || !(error instanceof DOMException)) return this.brokenDown(error, attempt);
      return fail(attempt, whyFolderFailed(error, attempt));
    }
  }

  private async checkedAndWritten(files: ProjectFiles, writing: Writing): Promise<CommitResults> {
    const { backend, changes, attempt } = writing;
    if (await isThere(files, changes)) return this.done(writing);
    const deletes = attempt === ATTEMPTS.deletion;
    if (deletes) await this.stopWhereChanged(files, changes);
    const redirected = deletes && (await askAboutRedirects(files, changes));
    await this.validate(files, writing);
    for (const { data } of changes) if (typeof data === 'string') this.own.add(asOpened(data));
    const results = await this.written(writing);
    // The package does not know that the redirects have changed too.
    if (redirected) await backend.fetchFiles().catch(() => undefined);
    return results;
  }

  /** Ends a deletion of an article that somebody else has changed since this page read it. */
  private async stopWhereChanged(files: ProjectFiles, changes: readonly FileChange[]): Promise<void> {
    for (const { action, path, previousSha } of changes) {
      if (action !== 'delete' || articleSlug(path) === undefined) continue;
      const text = await (await files.fileAt(path))?.text();
      if (text === undefined) continue;
      const wasRead = this.opened.has(asOpened(text)) || this.own.has(asOpened(text));
      // A host's files were read again just before; the deletion names the one that the author had.
      const isAsKnown = previousSha === undefined || files.shaAt === undefined || files.shaAt(path) === previousSha;
      if (wasRead && isAsKnown) continue;
      await stop(
        'Somebody else has changed this file',
        `${path} is not as it was when this page read it. Nothing was deleted, so the other change is safe. Load this page again, read the new text, and delete the article then.`,
        ATTEMPTS.deletion.back,
      );
    }
  }

  private async validate(files: ProjectFiles, { changes, attempt }: Writing): Promise<void> {
    const plan = plannedSave(changes);
    let validation: SaveValidation;
    try {
      validation = await validateSave(plannedSource(files), plannedSource(files, plan), new Set(plan.written.keys()));
    } catch (error) {
      return stop(
        'The content check met a case that it does not know',
        `${attempt.nothing} It was looking at ${[...plan.written.keys()].join(', ') || 'all content'}. Please pass these words on to the person who looks after the site: ${errorText(error)}`,
        attempt.back,
      );
    }
    await decide(validation, attempt === ATTEMPTS.deletion ? 'Delete' : 'Save');
    await askAboutAmounts(files, changes);
    await askBeforePublishing(files, changes);
  }

  private async textsBefore(files: ProjectFiles, changes: readonly FileChange[]): Promise<string[]> {
    const texts = changes.filter(({ path, data }) => typeof data === 'string' || path.endsWith('.md'));
    const blobs = await Promise.all(texts.map(({ path, previousPath }) => files.fileAt(previousPath ?? path)));
    return Promise.all(blobs.filter((blob) => blob !== undefined).map((blob) => blob.text()));
  }

  private async written(writing: Writing): Promise<CommitResults> {
    const { backend, changes, attempt } = writing;
    const root = backend.isGit ? undefined : this.project.root();
    if (!root) return this.committed(writing);
    try {
      await writeFolder(root, changes);
    } catch (error) {
      console.error(error);
      return fail(attempt, whyFolderFailed(error, attempt));
    }
    return this.done(writing);
  }

  private async committed(writing: Writing): Promise<CommitResults> {
    const { backend, changes, options, attempt, before } = writing;
    const { session } = this.project;
    try {
      const results = await backend.commitChanges(changes, options);
      this.remember(changes, before);
      this.project.saved(changes, backend, results.sha);
      return results;
    } catch (error) {
      console.error(error);
      const status = session?.saveStatus ?? 0;
      this.unsure = [...changes];
      if (session?.isRefused) {
        // A save begins again as a whole: somebody else may have saved in the meantime.
        if (!this.isSaving && (await session.signInAgain())) return this.committed(writing);
        throw new SaveStopped();
      }
      if (await this.cameThrough(backend, changes)) return this.done(writing);
      return fail(attempt, whyHostFailed(status, error, attempt));
    }
  }

  /** Whether a save has arrived although its answer has not; asked at once, while the connection may be good. */
  private async cameThrough(backend: Backend, changes: readonly FileChange[]): Promise<boolean> {
    try {
      await backend.fetchFiles();
      return await isThere(await this.project.files(), changes);
    } catch {
      return false;
    }
  }

  private async done({ backend, changes, before }: Writing): Promise<CommitResults> {
    // The save is there, whether or not the connection still is.
    const last = await backend.fetchLastCommit?.().catch(() => undefined);
    if (backend.isGit) this.refresh = backend.fetchFiles;
    this.remember(changes, before);
    const sha = last?.hash ?? crypto.randomUUID();
    this.project.saved(changes, backend, sha);
    return resultsOf(changes, sha);
  }

  /** From now on the editor has the new texts open. */
  private remember(changes: readonly FileChange[], before: readonly string[]): void {
    this.unsure = [];
    for (const text of before) {
      this.opened.delete(asOpened(text));
      this.own.delete(asOpened(text));
    }
    for (const { data } of changes) if (typeof data === 'string') this.opened.add(asOpened(data));
  }
}
