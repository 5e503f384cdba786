/** What a host may answer to a save in place of doing it, named by the status that it stands for. */
export type Refusal = 403 | 404 | 409 | 422 | 429 | 500 | 502;

/** An answer of HTTP; a text is sent as it is. */
export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | object;
}

const TRY_LATER = { 'Retry-After': '60' };
const HTML = '<!DOCTYPE html><title>Error</title><h1>Whoops, something went wrong on our end.</h1>';

/** GitHub's GraphQL tells of a mistake in an answer that counts as a success. */
const graphql = (type: string, message: string): Answer => ({
  status: 200,
  body: { data: { createCommitOnBranch: null }, errors: [{ type, path: ['createCommitOnBranch'], message }] },
});

const gitea = (status: Refusal): Answer => ({ status, body: { message: `the host says ${status}` } });

/** What each host answers, by its documentation and by what its users report. */
export const REFUSALS: Readonly<Record<'gitea' | 'github' | 'gitlab', Readonly<Record<Refusal, Answer>>>> = {
  gitea: {
    403: gitea(403),
    404: gitea(404),
    409: gitea(409),
    422: gitea(422),
    429: gitea(429),
    500: gitea(500),
    502: gitea(502),
  },
  github: {
    403: graphql('FORBIDDEN', 'Resource not accessible by personal access token'),
    404: graphql('NOT_FOUND', "Could not resolve to a Repository with the name 'jane/website'."),
    409: graphql('STALE_DATA', `Expected branch to point to "${'f'.repeat(40)}" but it did not.  Pull and try again.`),
    422: graphql('UNPROCESSABLE', 'A path was requested for deletion which does not exist as of commit oid'),
    429: {
      status: 403,
      headers: TRY_LATER,
      body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
    },
    500: { status: 500, body: HTML },
    502: {
      status: 502,
      body: { data: null, errors: [{ message: 'Something went wrong while executing your query.' }] },
    },
  },
  gitlab: {
    403: { status: 403, body: { message: '403 Forbidden - You are not allowed to push into this branch' } },
    404: { status: 404, body: { message: '404 Project Not Found' } },
    409: { status: 409, body: { message: '409 Conflict' } },
    422: { status: 400, body: { message: "A file with this name doesn't exist" } },
    429: { status: 429, headers: TRY_LATER, body: 'Retry later\n' },
    500: { status: 500, body: { message: '500 Internal Server Error' } },
    502: { status: 502, body: HTML },
  },
};

/** What the editor says to an author whose save was refused, whatever the host; `offline` stands for no answer. */
export const FAULTS: readonly (readonly [Refusal | 'offline', string])[] = [
  [403, 'may not write'],
  [404, 'does not find the repository'],
  [409, 'at the same moment'],
  [422, 'refused this change'],
  [429, 'wants a pause'],
  [500, 'answered with an error (500)'],
  [502, 'answered with an error (502)'],
  ['offline', 'No answer came'],
];
