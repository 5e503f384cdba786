import './no-eval';
import CMS from '@sveltia/cms';
import { tellAfterSave } from './after-save';
import { cmsHooks } from './cms-hooks';
import { ask } from './dialog';
import { drawnCoverControl } from './drawn-cover-field';
import { EDITED_FILES, type EditedFile } from './edited-file';
import { editorConfig } from './editor-config';
import { FOLD } from './folded-fields';
import { folderFiles } from './folder';
import { HostSession } from './host-session';
import { DRAWN_COVER, POSTS, TEXT_FIELD } from './names';
import type { PageSettings } from './page-settings';
import { articlePreview } from './preview/frame';
import type { ProjectFiles } from './project-files';
import { repositoryFiles } from './repository-files';
import { type SavedEntry, Saves } from './save';
import { stop } from './save-stopped';
import { clearAtSignOut, databaseOf } from './sign-out';
import { textFieldControl } from './text-field/text-field';
import { DraftNotice, forgetDrafts, mayDuplicate, offerDraft } from './unsaved-drafts';
import { commitsInFolder, offerVersion } from './versions';

type Picker = (options?: { readonly mode?: 'read' | 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

declare global {
  interface Window {
    showDirectoryPicker?: Picker;
  }
  interface FileSystemHandle {
    requestPermission(options?: { readonly mode?: 'read' | 'readwrite' }): Promise<PermissionState>;
  }
}

let root: FileSystemDirectoryHandle | undefined;
/** The article that is being saved: the editor says so just before it asks for the text. */
let saving: SavedEntry = { path: '', oldPath: undefined };

/** Remembers the folder that the author chooses, so that the check reads the same one. */
function rememberFolder(): void {
  const pick = window.showDirectoryPicker?.bind(window);
  if (!pick) return;
  window.showDirectoryPicker = async () => {
    root = await pick({ mode: 'readwrite' });
    return root;
  };
  // After the page was loaded again, the editor asks for leave to use the folder that it has kept.
  const request = FileSystemHandle.prototype.requestPermission;
  FileSystemHandle.prototype.requestPermission = function (this: FileSystemHandle, mode) {
    if (this instanceof FileSystemDirectoryHandle) root = this;
    return request.call(this, mode);
  };
}

/** The slug of the article that is open, by the address of the page; the author may just have changed it. */
function openArticle(): string | undefined {
  const [, slug] = /^#\/collections\/blog\/entries\/([^/?]+)/.exec(window.location.hash) ?? [];
  try {
    return slug === undefined ? undefined : decodeURIComponent(slug);
  } catch {
    // No article has an address that cannot be read.
    return undefined;
  }
}

/** The files of the folder or the repository where the author works; `undefined` where no folder is open. */
async function openFiles(): Promise<ProjectFiles | undefined> {
  const { host } = settings();
  return root ? folderFiles(root) : host && repositoryFiles(host);
}

/** The same where nothing goes on without them: the author is told that they cannot be read. */
async function projectFiles(): Promise<ProjectFiles> {
  const files = await openFiles().catch(() =>
    stop(
      'The content check cannot read the content',
      'Nothing was saved. Look whether you are online, and try it again; if that does not help, copy what you wrote and load this page again.',
    ),
  );
  if (!files) throw new Error('No folder is open');
  return files;
}

function register(file: EditedFile, saves: Saves): void {
  CMS.registerCustomFormat(file.format, file.extension, {
    fromFile: (text: string) => {
      saves.opens(text);
      return file.parse(text);
    },
    toFile: (value: unknown) =>
      saves.print(file, value, file.path === undefined ? saving : { path: file.path, oldPath: file.path }),
  });
}

async function warnWhereNothingWorks(): Promise<void> {
  if (window.showDirectoryPicker || settings().host) return;
  await ask({
    title: 'This browser cannot open a folder',
    content: ['Open this page in Chrome or Edge on a computer. Safari and Firefox cannot change files in a folder.'],
    back: 'Close',
  });
}

/** Whether the form holds what is not saved. */
function isUnsaved(): boolean {
  return [...document.querySelectorAll<HTMLButtonElement>('button')].some(({ textContent, disabled }) => {
    const label = textContent?.trim();
    return label === 'Saving…' || (label === 'Save' && !disabled);
  });
}

/** Asks before a form is left with something that is not saved; this browser keeps it, others do not. */
function askBeforeLeaving(): void {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
}

/** Lets the author look at the saves in an entry's history, and bring one back. */
function showVersions(saves: Saves): void {
  let path = '';
  const { history } = cmsHooks;
  cmsHooks.history = (backend, paths) => {
    [path = ''] = paths;
    return root ? commitsInFolder(path) : history(backend, paths);
  };
  cmsHooks.openVersion = async (backend, commit) => {
    if (isUnsaved()) {
      await ask({
        title: 'Save first',
        content: ['The form holds changes that are not saved. Save or discard them, then choose a version again.'],
        back: 'Back to the form',
      });
      return;
    }
    const host = root ? undefined : settings().host;
    await offerVersion({ path, commit, backend, host, files: projectFiles, save: (...save) => saves.commit(...save) });
  };
}

function settings(): PageSettings {
  return JSON.parse(document.getElementById('editor-settings')?.textContent ?? '{}');
}

function start(): void {
  const { host } = settings();
  const drafts = databaseOf(settings());
  rememberFolder();
  askBeforeLeaving();
  const session = host && new HostSession(host);
  const saves = new Saves({
    files: projectFiles,
    root: () => root,
    session,
    saved: (changes, backend, sha) => {
      tellAfterSave(changes, root ? undefined : host, backend, sha);
      void forgetDrafts(drafts, changes).catch(console.error);
    },
  });
  cmsHooks.offerDraft = offerDraft;
  cmsHooks.mayDuplicate = () => mayDuplicate(drafts);
  new DraftNotice(drafts, openFiles).start();
  cmsHooks.commit = (...save) => saves.commit(...save);
  cmsHooks.save = (...save) => saves.save(...save);
  showVersions(saves);
  for (const file of EDITED_FILES) register(file, saves);
  const folder = (): string | undefined => {
    const slug = openArticle();
    return slug === undefined ? undefined : `blog/${slug}`;
  };
  CMS.registerFieldType(TEXT_FIELD, textFieldControl({ files: projectFiles, folder }));
  CMS.registerFieldType(DRAWN_COVER, drawnCoverControl(projectFiles));
  CMS.registerPreviewTemplate(
    POSTS,
    articlePreview(() => {
      const project = root ? { root } : host && { host };
      return project && { project, slug: openArticle() };
    }),
  );
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const { path, slug, newRecord, data, collection } = entry.toJS();
      const oldSlug = collection === POSTS && !newRecord ? openArticle() : undefined;
      if (oldSlug === undefined || oldSlug === slug) {
        saving = { path, oldPath: newRecord ? undefined : path };
        return entry;
      }
      // An article that gets another address stays reachable under the one it had.
      saving = { path, oldPath: `content/blog/${oldSlug}/index.md` };
      const aliases: readonly string[] = data[FOLD]?.aliases ?? [];
      return entry.setIn(
        ['data', FOLD, 'aliases'],
        [...new Set([...aliases, oldSlug])].filter((alias) => alias !== slug),
      );
    },
  });
  void CMS.init({ config: editorConfig(settings()) });
  void warnWhereNothingWorks();
}

void clearAtSignOut(settings().host).then(start);
