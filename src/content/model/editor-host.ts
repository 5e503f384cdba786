import { z } from 'zod';

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
    authenticator: z
      .url({ protocol: /^https$/, error: 'must be an address that starts with https://' })
      .regex(/^[^?#]*[^?#/]$/, { message: 'must end after the host or path, without a slash, ? or #' })
      .meta({
        description: 'Only GitHub: the service that signs people in; without one they need a token each.',
        field: 'https',
      })
      .optional(),
    appId: z
      .string()
      .regex(/^[\w-]+$/, { message: 'must be letters, digits, hyphens and underscores only' })
      .describe('Only GitLab: the public id of the application that signs people in; never its secret.')
      .optional(),
  })
  .refine(({ host, appId, authenticator }) => (host === 'github' ? appId : authenticator) === undefined, {
    message: 'has the setting of another host: `authenticator` is for github, `appId` for gitlab',
  })
  .describe('The editor on the published site, at /edit/; leave it out to have none. docs/editor.md explains it.');

/** Where the published editor saves. */
export type EditorHost = z.infer<typeof editorHost>;
