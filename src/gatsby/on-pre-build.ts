import type { BuildArgs, GatsbyNode } from 'gatsby';
import { SIMULATED } from '../utils/forms/receiver';
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

/** Writes what only machines read; gatsby-plugin-static-host finishes it with the pages at the end of the build. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  warnOfSimulatedForm(args);
  await publish(args);
};
