/** One file of a save, as the editor's package describes it. Paths are in the project. */
export interface FileChange {
  action: 'create' | 'update' | 'move' | 'delete';
  path: string;
  /** Where the file is now, if the save moves it. */
  previousPath?: string | undefined;
  /** The name that git gives to the file as it is now. */
  previousSha?: string | undefined;
  /** Missing for a file that is deleted. */
  data?: string | File;
}

/** What the package says of a save, a deletion or a renaming. */
export interface CommitOptions {
  readonly commitType: string;
}

/** What the package is told of a save that was written. */
export interface CommitResults {
  readonly sha: string;
  readonly date?: Date;
  readonly files: Readonly<Record<string, { readonly sha?: string; readonly file?: Blob }>>;
}

/** One save of a file, as the host lists it. */
export interface FileCommit {
  readonly sha: string;
  readonly authorName: string;
  readonly date: Date;
}

/** What the host says of the site that it builds from a commit. */
export interface Deployment {
  readonly state: 'ready' | 'pending' | 'error' | 'unknown';
}

/** Where the package writes to: a folder of this computer, or a host. */
export interface Backend {
  readonly isGit: boolean;
  readonly commitChanges: (changes: readonly FileChange[], options: CommitOptions) => Promise<CommitResults>;
  readonly fetchFiles: () => Promise<void>;
  readonly fetchLastCommit?: () => Promise<{ readonly hash: string }>;
  /** The saves of files, the latest first; a folder has none. */
  readonly fetchFileCommits?: (paths: readonly string[]) => Promise<readonly FileCommit[]>;
  /** By the commit's SHA; only of hosts that know what was built. */
  readonly fetchDeployments?: (
    commits: readonly { readonly sha: string; readonly branch: string; readonly kind: 'production' }[],
  ) => Promise<Readonly<Record<string, Deployment>>>;
}

type Values = Record<string, Record<string, unknown>>;

/** The form that is open: its fields by language and by path, and the pictures that were chosen in it. */
export interface Draft {
  readonly isNew: boolean;
  readonly currentValues: Values;
  readonly files: Record<string, { readonly file?: File }>;
  interacted: boolean;
}

/**
 * What the editor's package asks of this site at the places that `build-editor.ts` changes in it, since it has no hook
 * of its own there. As they are here, all goes on as in the package.
 */
export const cmsHooks = {
  /** Everything that is saved, deleted or renamed passes here before it is written. */
  commit: (backend: Backend, changes: FileChange[], options: CommitOptions): Promise<CommitResults> =>
    backend.commitChanges(changes, options),
  /** Every press of "Save" passes here. */
  save: <Entry>(run: (overwrite: boolean) => Promise<Entry>, _draft: Draft, overwrite: boolean): Promise<Entry> =>
    run(overwrite),
  /** The saves of an entry's files, which its history lists. */
  history: async (backend: Backend, paths: readonly string[]): Promise<readonly FileCommit[]> =>
    (await backend.fetchFileCommits?.(paths)) ?? [],
  /** The press of a save in the history. */
  openVersion: async (_backend: Backend, _commit: FileCommit): Promise<void> => undefined,
  /** Whether a form that opens takes what was typed in it before and not saved; `undefined` leaves that open. */
  offerDraft: async (_kept: KeptDraft, _form: string): Promise<boolean | undefined> => true,
  /** The press of "Duplicate". */
  mayDuplicate: async (): Promise<boolean> => true,
};

/** What was typed in a form and not saved, as the package keeps it. */
export interface KeptDraft {
  readonly timestamp: Date;
  readonly collectionName: string;
  /** The article or the file; empty for a new article. */
  readonly slug: string;
  readonly currentValues: Values;
  /** What the form was made from: `build-editor.ts` adds it. */
  readonly siteForm?: string;
}

/** What a form is made from; it differs once its file has been changed. */
export function formOf({ originalValues }: { readonly originalValues: Values }): string {
  return JSON.stringify(originalValues);
}

/** Whether something is filled in; a list or a group is by its entries, which have paths of their own. */
const isFilledIn = (value: unknown): boolean => value === 0 || (Boolean(value) && typeof value !== 'object');

/**
 * Whether a group of fields holds a value, so that it must not be closed when the form opens.
 * @param key the path of the group, with `#` at its end
 */
export function holdsValues({ currentValues }: Pick<Draft, 'currentValues'>, language: string, key: string): boolean {
  const prefix = `${key.replace(/#$/, '')}.`;
  const fields = Object.entries(currentValues[language] ?? {});
  return fields.some(([path, value]) => path.startsWith(prefix) && isFilledIn(value));
}

const begun = new WeakMap<Draft, Values>();

function copyOf(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([language, fields]) => [language, { ...fields }]));
}

/** Remembers a form as it is when its save begins. */
export function saveBegins(draft: Draft): void {
  begun.set(draft, copyOf(draft.currentValues));
}

/** The fields that were changed since the save began; `undefined` stands for one that is gone. */
function typedSince(draft: Draft, language: string): [string, unknown][] {
  const before = begun.get(draft)?.[language] ?? {};
  const now = draft.currentValues[language] ?? {};
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].filter((name) => before[name] !== now[name]).map((name) => [name, now[name]]);
}

/** Whether something was typed while the form was being saved; the form then stays open. */
export function wasTypedIn(draft: Draft): boolean {
  return begun.has(draft) && Object.keys(draft.currentValues).some((each) => typedSince(draft, each).length > 0);
}

/** A picture that was chosen for a field, under the address that the field has for it. */
type Chosen = readonly [string, File];

function chosenIn(draft: Draft, value: unknown): Chosen[] {
  return Object.entries(draft.files).flatMap(([address, { file }]): Chosen[] =>
    file && typeof value === 'string' && value.includes(address) ? [[address, file]] : [],
  );
}

/**
 * Opens the saved entry again, with what was typed while it was being saved.
 * @param open makes a form of the entry; the addresses of the old form's pictures end with it
 */
export function reopened(old: Draft, open: () => Draft): void {
  const typed = Object.keys(old.currentValues).flatMap((language) =>
    typedSince(old, language).map(([name, value]) => ({ language, name, value, chosen: chosenIn(old, value) })),
  );
  const files = { ...old.files };
  const draft = open();
  for (const { language, name, value, chosen } of typed) {
    const fields = draft.currentValues[language];
    if (!fields) continue;
    let kept = value;
    for (const [address, file] of chosen) {
      const url = URL.createObjectURL(file);
      draft.files[url] = { ...files[address], file };
      if (typeof kept === 'string') kept = kept.replaceAll(address, url);
    }
    if (kept === undefined) delete fields[name];
    else fields[name] = kept;
  }
  draft.interacted = true;
}
