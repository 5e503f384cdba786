import { isRecord } from '../utils/is-record';

const AGAIN = 'What you typed is still in the form. Press "Save" again';

const REFUSED = `The host refused this change, perhaps since something else was saved at the same moment. ${AGAIN}.`;

const WHY: Readonly<Record<number, string>> = {
  400: REFUSED,
  401: `You are signed out. ${AGAIN} once you have signed in.`,
  403: `Your account may not write to this repository, or the branch is protected. Ask the owner of the repository for the right to write. ${AGAIN} after that.`,
  404: `The host does not find the repository or the branch; your account may no longer have access. ${AGAIN} once that is put right.`,
  409: `Something else was saved at the same moment. ${AGAIN}: the editor then looks at both.`,
  413: 'The host finds this save too large. Use a smaller picture, and press "Save" again.',
  422: REFUSED,
  429: `The host has had too many requests and wants a pause. ${AGAIN} in a few minutes.`,
};

/** What an error of the package says of its cause, in the host's own words; only then does it name a status. */
function hostSays(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const said = isRecord(cause) && 'status' in cause && typeof cause.message === 'string' ? cause.message : '';
  return said === '' ? '' : ` The host says: ${said}`;
}

/** Why the host did not save, by the status of its answer; 0 where none came. */
export function whyHostFailed(status: number, error: unknown): string {
  if (status === 0) {
    return `No answer came; the connection may be down. ${AGAIN} once it is back: if the change has arrived all the same, the editor notices it and does not save it twice.`;
  }
  // The answer was a success, and something in it was not as the package expects.
  const known = WHY[status < 400 ? 422 : status];
  const unknown = `The host answered with an error (${status}), which usually passes. ${AGAIN} in a few minutes; if the change has arrived all the same, the editor notices it.`;
  return `${known ?? unknown}${hostSays(error)}`;
}

/** Why a folder of this computer could not be written. */
export function whyFolderFailed(error: unknown): string {
  const name = error instanceof DOMException ? error.name : '';
  const after = `Nothing in the folder has changed. ${AGAIN}`;
  if (name === 'QuotaExceededError') return `The disk is full. Make room on it. ${after}.`;
  if (name === 'NotAllowedError' || name === 'SecurityError') {
    return `The browser is not allowed to write to the folder. Allow it (the symbol beside the address). ${after} after that.`;
  }
  if (name === 'NoModificationAllowedError') {
    return `Another program is using the file. Close it there. ${after} after that.`;
  }
  const said = error instanceof Error && error.message ? ` The browser says: ${error.message}` : '';
  return `The disk may be full, or another program may be using the file. ${after}.${said}`;
}
