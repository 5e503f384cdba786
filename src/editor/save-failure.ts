import { isRecord } from '../utils/is-record';

/** What an author has tried, in the words of a message that it failed. */
export interface Attempt {
  readonly title: string;
  /** What has not happened, where that is certain. */
  readonly nothing: string;
  /** How to try it again, without the full stop. */
  readonly again: string;
  /** The button that closes the message. */
  readonly back: string;
}

/** Only a form holds what was typed, and only its save is tried again by "Save". */
export const ATTEMPTS = {
  save: {
    title: 'This could not be saved',
    nothing: 'Nothing was saved; what you typed is still in the form.',
    again: 'What you typed is still in the form. Press "Save" again',
    back: 'Back to the form',
  },
  deletion: {
    title: 'This could not be deleted',
    nothing: 'Nothing was deleted.',
    again: 'Try to delete again',
    back: 'Close',
  },
  other: { title: 'This could not be saved', nothing: 'Nothing was saved.', again: 'Try it again', back: 'Close' },
} satisfies Readonly<Record<string, Attempt>>;

function known(status: number, again: string): string | undefined {
  switch (status) {
    case 400:
    case 422:
      return `The host refused this change, perhaps since something else was saved at the same moment. ${again}.`;
    case 401:
      return `You are signed out. ${again} once you have signed in.`;
    case 403:
      return `Your account may not write to this repository, or the branch is protected. Ask the owner of the repository for the right to write. ${again} after that.`;
    case 404:
      return `The host does not find the repository or the branch; your account may no longer have access. ${again} once that is put right.`;
    case 409:
      return `Something else was saved at the same moment. ${again}: the editor then looks at both.`;
    case 413:
      return 'The host finds this save too large. Use a smaller picture, and press "Save" again.';
    case 429:
      return `The host has had too many requests and wants a pause. ${again} in a few minutes.`;
    default:
      return undefined;
  }
}

/** What an error of the package says of its cause, in the host's own words; only then does it name a status. */
function hostSays(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const said = isRecord(cause) && 'status' in cause && typeof cause.message === 'string' ? cause.message : '';
  return said === '' ? '' : ` The host says: ${said}`;
}

/** Why the host did not do what was tried, by the status of its answer; 0 where none came. */
export function whyHostFailed(status: number, error: unknown, { again }: Attempt): string {
  if (status === 0) {
    return `No answer came; the connection may be down. ${again} once it is back: if the change has arrived all the same, the editor notices it and does not save it twice.`;
  }
  // The answer was a success, and something in it was not as the package expects.
  const why = known(status < 400 ? 422 : status, again);
  const unknown = `The host answered with an error (${status}), which usually passes. ${again} in a few minutes; if the change has arrived all the same, the editor notices it.`;
  return `${why ?? unknown}${hostSays(error)}`;
}

/** A write that failed half-way, and could not be undone in these files. */
export class NotRestored extends Error {
  constructor(
    readonly paths: readonly string[],
    cause: unknown,
  ) {
    super('Not all files could be put back as they were', { cause });
  }
}

/** Why a folder of this computer could not be read or written. */
export function whyFolderFailed(failure: unknown, { again }: Attempt): string {
  const half = failure instanceof NotRestored ? failure : undefined;
  const error = half ? half.cause : failure;
  const name = error instanceof DOMException ? error.name : '';
  const state = half
    ? `It failed half-way, and these files may not be as they were: ${half.paths.join(', ')}.`
    : 'Nothing in the folder has changed.';
  const after = `${state} ${again}`;
  if (name === 'QuotaExceededError') return `The disk is full. Make room on it. ${after}.`;
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return `The browser is not allowed to write to the folder. Allow it (the symbol beside the address). ${after} after that.`;
  }
  if (name === 'NotFoundError') {
    return `The folder is no longer where it was. Put it back there. ${after} after that.`;
  }
  if (name === 'NoModificationAllowedError') {
    return `Another program is using the file. Close it there. ${after} after that.`;
  }
  const said = error instanceof Error && error.message ? ` The browser says: ${error.message}` : '';
  return `The disk may be full, or another program may be using the file. ${after}.${said}`;
}
