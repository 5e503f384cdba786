import type { EditorHost } from '../content/model/editor-host';
import { errorText } from '../utils/error-text';
import type { Backend, CommitOptions, FileChange, FileCommit } from './cms-hooks';
import { ask, element } from './dialog';
import { hostApi } from './host-backend';
import { keptToken } from './host-session';
import { momentText } from './moment-text';
import type { ProjectFiles } from './project-files';
import { isStopped } from './save-stopped';

/** Where `npm run edit` answers what git knows of a file. */
export const VERSIONS = '/edit/versions';

function versionsAddress(path: string, sha?: string): string {
  return `${VERSIONS}?${new URLSearchParams(sha === undefined ? { path } : { path, sha })}`;
}

/** The saves of a file of this computer that git knows, the latest first; none where nobody can be asked. */
export async function commitsInFolder(path: string): Promise<readonly FileCommit[]> {
  const answer = await fetch(versionsAddress(path));
  if (!answer.ok) return [];
  const commits: readonly (Omit<FileCommit, 'date'> & { date: string })[] = await answer.json();
  return commits.map((commit) => ({ ...commit, date: new Date(commit.date) }));
}

/** Where a host has the bytes of a file as they were at a commit. */
export function versionAddress(host: EditorHost, path: string, sha: string): string {
  const file = path.split('/').map(encodeURIComponent).join('/');
  switch (host.host) {
    case 'github':
      return `${hostApi(host)}/repos/${host.repo}/contents/${file}?ref=${sha}`;
    case 'gitlab':
      return `${hostApi(host)}/projects/${encodeURIComponent(host.repo)}/repository/files/${encodeURIComponent(path)}/raw?ref=${sha}`;
    case 'gitea':
      return `${hostApi(host)}/repos/${host.repo}/raw/${file}?ref=${sha}`;
  }
}

/** A text as it was at a commit; `undefined` where it cannot be had. */
async function textAt(host: EditorHost | undefined, path: string, sha: string): Promise<string | undefined> {
  const scheme = host?.host === 'gitlab' ? 'Bearer' : 'token';
  try {
    const answer = host
      ? await fetch(versionAddress(host, path, sha), {
          headers: { Accept: 'application/vnd.github.raw+json, */*', Authorization: `${scheme} ${keptToken()}` },
        })
      : await fetch(versionsAddress(path, sha));
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

const say = (title: string, text: string): Promise<boolean> => ask({ title, content: [text], back: 'Close' });

/** A version that the author has chosen in the history of a file. */
export interface ChosenVersion {
  readonly path: string;
  readonly commit: FileCommit;
  readonly backend: Backend;
  /** `undefined` for a folder of this computer. */
  readonly host: EditorHost | undefined;
  readonly files: () => Promise<ProjectFiles>;
  readonly save: (backend: Backend, changes: FileChange[], options: CommitOptions) => Promise<unknown>;
}

async function bringBack({ path, commit, backend, host, files, save }: ChosenVersion): Promise<void> {
  const { sha, authorName, date } = commit;
  const day = momentText(date);
  const text = await textAt(host, path, sha);
  if (text === undefined) {
    await say('This version cannot be shown', `${path} cannot be read as it was then. Look whether you are online.`);
    return;
  }
  // An earlier press may have arrived although no answer came, and somebody else may have saved.
  if (backend.isGit) await backend.fetchFiles().catch(() => undefined);
  const project = await files();
  if ((await (await project.fileAt(path))?.text()) === text) {
    await say('This is the version that you see', `${path} has not changed since ${authorName} saved it on ${day}.`);
    return;
  }
  const goesOn = await ask({
    title: `The version of ${day}`,
    content: [
      element('p', [`${path}, saved by ${authorName}. Pictures stay as they are now.`]),
      element('pre', [text], { class: 'editor-version', tabindex: '0' }),
    ],
    back: 'Back to the form',
    goOn: 'Bring this version back',
  });
  if (!goesOn) return;
  const change: FileChange = { action: 'update', path, previousSha: project.shaAt?.(path), data: text };
  await save(backend, [change], { commitType: 'update' });
  try {
    await backend.fetchFiles();
  } catch {
    await say('This version is back', `${path} is saved as it was on ${day}. Reload the page to see it here.`);
  }
  // The open form has the text as it was; the list opens it with the new one.
  window.location.hash = window.location.hash.replace(/\/entries\/.*$/, '');
}

/**
 * Shows a version, and brings it back if the author says so: as a new save, checked like any other. The author is told
 * of whatever goes wrong.
 */
export async function offerVersion(version: ChosenVersion): Promise<void> {
  try {
    await bringBack(version);
  } catch (error) {
    if (isStopped(error)) return;
    await say(
      'This version is not brought back',
      `${version.path} is as it was before. ${errorText(error)} Look whether you are online and the folder can be read, then choose the version again.`,
    );
  }
}
