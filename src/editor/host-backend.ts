import type { CmsConfig } from '@sveltia/cms';
import type { EditorHost } from '../content/model/editor-host';

type Backend = CmsConfig['backend'];

/** The service that each host is, where no other server is named. */
const SERVERS: Readonly<Record<EditorHost['host'], string>> = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
};

/** The origin of all that the editor asks of a host. */
export function hostOrigin({ host, server = SERVERS[host] }: EditorHost): string {
  return new URL(server).origin;
}

/** Where the interface of a host begins, without a slash at the end. */
export function hostApi({ host, server = SERVERS[host] }: EditorHost): string {
  // GitHub's own is at its bare address.
  if (host === 'github') return server === SERVERS.github ? server : `${server}/api/v3`;
  return `${server}/api/${host === 'gitlab' ? 'v4' : 'v1'}`;
}

/** How the editor reads and writes the repository, and how people sign in. */
export function hostBackend(site: EditorHost): Backend {
  const { host, repo, branch, server = SERVERS[host], authenticator, appId } = site;
  const signsIn = (authenticator ?? appId) !== undefined;
  const common = { repo, branch, ...(signsIn ? {} : { auth_methods: ['token' as const] }) };
  const application = appId === undefined ? {} : { app_id: appId };
  switch (host) {
    case 'github':
      // The paths of both interfaces of a self-hosted server are found from its bare address only.
      return { ...common, name: host, api_root: server, ...(authenticator ? { base_url: authenticator } : {}) };
    case 'gitlab':
      return {
        ...common,
        name: host,
        api_root: hostApi(site),
        base_url: server,
        ...(signsIn ? { auth_type: 'pkce' } : {}),
        ...application,
      };
    case 'gitea':
      return { ...common, name: host, api_root: hostApi(site), base_url: server, ...application };
  }
}
