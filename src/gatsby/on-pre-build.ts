import type { BuildArgs, GatsbyNode, Node } from 'gatsby';
import { SIMULATED } from '../utils/forms/simulated';
import { publish } from './publish/publish';

interface SettingsNode extends Node {
  readonly forms: { readonly contact: { readonly provider: string } };
}

function isSettings(node: Node): node is SettingsNode {
  return node.internal.type === 'SiteSettings';
}

/** Says once in every build that the contact form is not live. */
export function warnOfSimulatedForm({
  getNodesByType,
  reporter,
}: Pick<BuildArgs, 'getNodesByType' | 'reporter'>): void {
  const settings = getNodesByType('SiteSettings').find(isSettings);
  if (settings?.forms.contact.provider !== SIMULATED) return;
  reporter.warn(
    'The contact form is not live: messages are sent nowhere. Choose a provider in content/site.yaml (see docs/forms.md).',
  );
}

/** Writes what only machines read; gatsby-plugin-static-host finishes it with the pages at the end of the build. */
export const onPreBuild: GatsbyNode['onPreBuild'] = async (args) => {
  warnOfSimulatedForm(args);
  await publish(args);
};
