import { ContentChecker } from '../content/check/check-content';
import type { ContentSource } from '../content/read/content-files';
import { type Finding, isError } from '../content/read/finding';
import { GOOD_PICTURE, type PictureInfo, UNREADABLE_PICTURE } from '../content/read/picture-info';
import { PLANNER_FACTS } from '../planners/registry';
import { pictureInBrowser } from './browser-picture';
import { PROJECT_FILES, type ProjectFiles } from './project-files';

type Content = ProjectFiles['content'];

/** The check's findings on a pending save. */
export interface Findings {
  /** Errors in the file, and those the save causes in others; they block the save. */
  readonly errors: readonly Finding[];
  readonly warnings: readonly Finding[];
  /** Existing errors in other files: the site cannot be built until somebody corrects them. */
  readonly already: readonly Finding[];
}

/**
 * The current project.
 * @throws Error if it cannot be read
 */
export async function readProject(): Promise<ProjectFiles> {
  const answer = await fetch(PROJECT_FILES, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${PROJECT_FILES} cannot be read: ${answer.status}`);
  return answer.json();
}

const kept = new Map<string, string>();

/**
 * A lasting URL for an unsaved picture: Sveltia revokes its own when its picture dialog closes, unless the page shows the
 * picture outside the preview.
 */
export const lastingAddress = (address: string): string => kept.get(address) ?? address;

/** Inspects an unsaved picture. */
export async function newPicture(address: string): Promise<PictureInfo> {
  const picture = await (await fetch(lastingAddress(address))).blob();
  if (!kept.has(address)) kept.set(address, URL.createObjectURL(picture));
  return pictureInBrowser(picture);
}

let content: Content = {};
let staticAddresses: readonly string[] = [];
const source: ContentSource = {
  names: async () => Object.keys(content),
  staticAddresses: async () => staticAddresses,
  read: async (name) => {
    const file = content[name];
    return typeof file === 'string' ? new TextEncoder().encode(file) : undefined;
  },
  picture: async (name) => {
    // Of `static/`, the project has the addresses only.
    if (name.startsWith('/')) return GOOD_PICTURE;
    const file = content[name];
    return file && typeof file === 'object' ? file : UNREADABLE_PICTURE;
  },
};

/** One checker for the page's lifetime: it reads only changed files. */
const checker = new ContentChecker(source, PLANNER_FACTS);
let turn: Promise<unknown> = Promise.resolve();

/** Runs checks one at a time, because they share a source. */
function checkContent(project: ProjectFiles): Promise<Finding[]> {
  const result = turn.then(async () => {
    ({ content, staticAddresses } = project);
    return checker.check();
  });
  turn = result.catch(() => undefined);
  return result;
}

const identity = ({ file, rule, message, found }: Finding): string => [file, rule, message, found].join('\n');

/** The last two projects with their findings: what an author saves is what was checked before. */
let checked: readonly { readonly project: string; readonly findings: readonly Finding[] }[] = [];

async function findingsOn(files: ProjectFiles): Promise<readonly Finding[]> {
  const project = JSON.stringify(files);
  const same = checked.find((each) => each.project === project);
  const findings = same?.findings ?? (await checkContent(files));
  checked = [{ project, findings }, ...checked.filter((each) => each.project !== project)].slice(0, 2);
  return findings;
}

/**
 * Checks the whole content as it will be with an entry, by the build's rules.
 * @param file its path in `content/`
 * @param added pictures saved with it, by their paths in `content/`
 */
export async function checkEntry(project: ProjectFiles, file: string, text: string, added: Content): Promise<Findings> {
  const before = await findingsOn(project);
  const wasUnjudged = before.some(({ rule }) => rule === 'not-judged');
  const known = new Set(before.map(identity));
  const findings = await findingsOn({ ...project, content: { ...project.content, ...added, [file]: text } });
  const isOwn = (finding: Finding): boolean => finding.file === `content/${file}`;
  // Once an author has corrected a mistake, what could not be judged before comes to light in other files, and is not theirs.
  const isNew = (finding: Finding): boolean => isOwn(finding) || !(wasUnjudged || known.has(identity(finding)));
  const errors = findings.filter(isError);
  return {
    errors: errors.filter(isNew),
    already: errors.filter((finding) => !isNew(finding)),
    warnings: findings.filter((finding) => finding.severity === 'warning' && isNew(finding)),
  };
}
