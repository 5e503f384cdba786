import { existsSync, readFileSync } from 'node:fs';
import { AuthorError } from '../for-author';
import { type GitHub, runGh } from '../gh';
import { MARKER } from './report-markdown';

/** The pull request to comment on; GitHub's runners set the first one. */
export interface PullRequest {
  /** `owner/name` of the repository. */
  readonly repository: string;
  readonly number: string;
  /** The address of the pictures; empty where there is none. */
  readonly picturesUrl: string;
}

function pullRequestOf(env: NodeJS.ProcessEnv): PullRequest {
  const { GITHUB_REPOSITORY: repository, PULL_REQUEST: number, PICTURES_URL: picturesUrl = '' } = env;
  if (!repository || !number) throw new AuthorError('GITHUB_REPOSITORY and PULL_REQUEST name the pull request.');
  return { repository, number, picturesUrl };
}

/**
 * Makes the one comment on a pull request say what the report says: writes it, or brings it up to date.
 * @param file the report as markdown
 * @returns what was done, in a few words
 */
export function updateComment(file: string, pull = pullRequestOf(process.env), gh: GitHub = runGh): string {
  if (!existsSync(file)) throw new AuthorError(`There is no report at ${file}. First: npm run changes`);
  const link = pull.picturesUrl === '' ? '' : `\n[The whole report with pictures](${pull.picturesUrl})\n`;
  const body = JSON.stringify({ body: `${readFileSync(file, 'utf8')}${link}` });
  const comments = `repos/${pull.repository}/issues/${pull.number}/comments`;
  const ours = `.[] | select(.user.type == "Bot" and (.body | startswith("${MARKER}"))) | .id`;
  const [id] = gh(['api', '--paginate', comments, '--jq', ours]).split('\n');
  if (id) {
    gh(['api', '--method', 'PATCH', `repos/${pull.repository}/issues/comments/${id}`, '--input', '-'], body);
    return `brought comment ${id} up to date`;
  }
  gh(['api', '--method', 'POST', comments, '--input', '-'], body);
  return 'wrote a comment';
}
