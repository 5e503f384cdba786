import type { BuildArgs, GatsbyNode } from 'gatsby';
import { SIMULATED } from '../utils/forms/receiver';
import { endpointsOf } from './host-options';
import { nodesOf } from './nodes';
import { publish } from './publish/publish';

/** Says once in every build that the contact form is not live. */
export function warnOfSimulatedForm(args: Pick<BuildArgs, 'getNodesByType' | 'reporter'>): void {
  const [settings] = nodesOf(args, 'SiteSettings');
  if (settings?.forms.contact.provider !== SIMULATED) return;
  args.reporter.warn(
    'The contact form is not live: messages are sent nowhere. Choose a provider in content/site.yaml (see docs/forms.md).',
  );
}

/** Hosts that build the site and then serve files only, by the variable that each sets while it builds. */
const FILES_ONLY = { NETLIFY: 'Netlify', CF_PAGES: 'Cloudflare Pages' } as const;

/** Ends a build whose contact form would post to an endpoint of our own that cannot run on the host that builds. */
export function refuseMissingEndpoint(
  args: Pick<BuildArgs, 'getNodesByType' | 'reporter'>,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): void {
  const [settings] = nodesOf(args, 'SiteSettings');
  if (!settings || endpointsOf(settings).length === 0) return;
  const [, name] = Object.entries(FILES_ONLY).find(([variable]) => environment[variable]) ?? [];
  if (name === undefined) return;
  args.reporter.panicOnBuild(
    `${name} serves files only: nothing there can take the messages of the contact form. In content/site.yaml, choose another provider, or add the address of the endpoint as "action" (see docs/forms.md).`,
  );
}

/** Writes what only machines read; gatsby-plugin-static-host finishes it with the pages at the end of the build. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  warnOfSimulatedForm(args);
  refuseMissingEndpoint(args);
  await publish(args);
};
