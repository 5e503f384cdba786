import { z } from 'zod';
import { httpsUrl } from './fields';

/** Sign-in settings of each host, besides a personal access token, which works at both. */
const SIGN_IN = { github: 'authenticator', gitlab: 'appId' } as const;

/** `editor` in `content/site.yaml`: where the published editor saves. */
export const editorHost = z
  .strictObject({
    host: z.enum(['github', 'gitlab']).meta({
      description: 'Where the repository is.',
      graphql: 'EditorHost',
    }),
    repo: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, {
        message: 'must be the owner and the name with a slash between them, such as jane/website',
      })
      .describe('The repository: its owner and its name, as in its address.'),
    branch: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*$/, { message: 'must be the name of a branch, such as main' })
      .describe('The branch that is read and saved to, such as main.'),
    authenticator: httpsUrl(
      'GitHub: the address of the service that signs people in; without one they need a token each.',
    ).optional(),
    appId: z
      .string()
      .regex(/^[\w-]+$/, { message: 'must be letters, digits, hyphens and underscores only' })
      .describe('GitLab: the public id of the application that signs people in; never its secret.')
      .optional(),
  })
  .superRefine(({ host, repo, ...settings }, context) => {
    if (host === 'github' && /^[\w.-]+\/[\w.-]+\/./.test(repo)) {
      const message = 'has more than one slash; only GitLab has groups inside groups';
      context.addIssue({ code: 'custom', path: ['repo'], message });
    }
    for (const field of ['authenticator', 'appId'] as const) {
      if (settings[field] === undefined || SIGN_IN[host] === field) continue;
      const message = `is not used by ${host}, which takes ${SIGN_IN[host]}`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
    if (/[?#]|\/$/.test(settings.authenticator ?? '')) {
      const message = 'must end after the host or path, without a slash, ? or #';
      context.addIssue({ code: 'custom', path: ['authenticator'], message });
    }
  })
  .describe('The editor on the published site, at /edit/; leave it out to have none. docs/editor.md explains it.');

/** Where the published editor saves. */
export type EditorHost = z.infer<typeof editorHost>;
