import type { GatsbyNode, Node } from 'gatsby';
import { SIMULATED } from '../utils/forms/simulated';
import { startCards } from './cards/write-cards';
import { collectGarbage, growSlowly } from './collect-garbage';

interface SettingsNode extends Node {
  readonly forms: { readonly contact: { readonly provider: string } };
}

function isSettings(node: Node): node is SettingsNode {
  return node.internal.type === 'SiteSettings';
}

/** Begins what can go on beside bundles and queries, and says once in every build that the contact form is not live. */
export const onPreBuild: GatsbyNode['onPreBuild'] = (args) => {
  startCards(args);
  collectGarbage();
  growSlowly();
  const { getNodesByType, reporter } = args;
  const settings = getNodesByType('SiteSettings').find(isSettings);
  if (settings?.forms.contact.provider !== SIMULATED) return;
  reporter.warn(
    'The contact form is not live: messages are sent nowhere. Choose a provider in content/site.yaml (see docs/forms.md).',
  );
};
