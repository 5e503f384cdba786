import type { EditorHost } from '../content/model/editor-host';
import { postStatus } from '../content/model/post';
import { today } from '../utils/calendar';
import { longDay } from '../utils/fact-text';
import type { Backend, Deployment, FileChange } from './cms-hooks';
import { element } from './dialog';
import { parsePost } from './edited-file';
import { articleSlug } from './names';
import { showNotice } from './notice';

const WEBSITES: Readonly<Record<EditorHost['host'], string>> = {
  github: 'https://github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

/** The page of the host that lists all saves, the newest first. */
export function historyPage({ host, server = WEBSITES[host], repo, branch }: EditorHost): string {
  const folder = { github: 'commits', gitlab: '-/commits', gitea: 'commits/branch' }[host];
  return `${server}/${repo}/${folder}/${branch}`;
}

/** What keeps the articles of a save from visitors; `undefined` where nothing does. */
function notYet(changes: readonly FileChange[], day: string): string | undefined {
  const [text] = changes.flatMap(({ path, data }) =>
    articleSlug(path) !== undefined && typeof data === 'string' ? [data] : [],
  );
  if (text === undefined) return undefined;
  const { draft, date } = parsePost(text);
  const status = postStatus({ draft: draft === true, date: String(date) }, day);
  if (status === 'draft') return 'It is a draft: visitors do not see it.';
  return status === 'scheduled' ? `It appears with the first build on or after ${longDay(String(date))}.` : undefined;
}

/**
 * What happens to a save from now on.
 * @param host where it was saved to; `undefined` for a folder of this computer
 */
export function afterSave(changes: readonly FileChange[], host: EditorHost | undefined, day = today()): string {
  const kept = notYet(changes, day);
  if (!host)
    return ['Saved on this computer. Nothing is published until you commit and push it.', kept].join(' ').trim();
  if (kept !== undefined) return `Saved to "${host.branch}". ${kept}`;
  return `Saved to "${host.branch}". The site is now built from it: visitors see the change in a few minutes. If the build fails, they go on seeing the site as it is.`;
}

/** How often the host is asked about a build, and for how long, in milliseconds. */
const BUILD = { every: 20_000, for: 20 * 60_000 };

const BUILD_STATES: Readonly<Record<Deployment['state'], string>> = {
  pending: 'The host is building the site.',
  ready: 'The site is built: the new version is online.',
  error:
    'The build has failed; visitors see the site as it was. Whoever looks after the site finds the reason at the host.',
  unknown: '',
};

let notice: HTMLElement | undefined;

/** Says in a notice how the build of a commit goes, until it ends or the notice is closed. */
async function tellBuild(shown: HTMLElement, state: () => Promise<Deployment['state']>): Promise<void> {
  const line = element('p', []);
  for (let waited = 0; waited < BUILD.for; waited += BUILD.every) {
    await new Promise((resolve) => setTimeout(resolve, BUILD.every));
    if (!shown.isConnected) return;
    // Without an answer, or the right to ask, the notice says what it said.
    const now = await state().catch(() => 'unknown' as const);
    if (now === 'unknown') continue;
    if (!line.isConnected) shown.firstElementChild?.after(line);
    if (line.textContent !== BUILD_STATES[now]) line.textContent = BUILD_STATES[now];
    if (now !== 'pending') return;
  }
}

/** Says what happens to a save, in a notice that stays until it is closed or the next one comes. */
export function tellAfterSave(
  changes: readonly FileChange[],
  host: EditorHost | undefined,
  { fetchDeployments }: Pick<Backend, 'fetchDeployments'>,
  sha: string,
): void {
  notice?.remove();
  const page = host && element('a', ['All saves'], { href: historyPage(host), target: '_blank', rel: 'noopener' });
  const shown = showNotice([element('p', [afterSave(changes, host)]), ...(page ? [page] : [])]);
  notice = shown;
  if (!host || !fetchDeployments) return;
  const commit = { sha, branch: host.branch, kind: 'production' as const };
  void tellBuild(shown, async () => (await fetchDeployments([commit]))[sha]?.state ?? 'unknown');
}
