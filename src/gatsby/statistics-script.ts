import type { NodePluginArgs } from 'gatsby';
import type { StatisticsOptions } from '../page-scripts/statistics';
import { nodesOf } from './nodes';

/** The source of the script that counts page views and events; empty while statistics are off. */
export function statisticsScript(nodes: Pick<NodePluginArgs, 'getNodesByType'>): string {
  const [settings] = nodesOf(nodes, 'SiteSettings');
  if (!settings?.statistics) return '';
  const { provider, server, site = '', searchWords = false } = settings.statistics;
  const { origin, pathname } = new URL(settings.booking.url);
  const hostname = new URL(settings.siteUrl).hostname;
  const options: StatisticsOptions = { hostname, server, site, booking: origin + pathname, searchWords };
  return `import { startStatistics } from './src/page-scripts/statistics';
    import { ${provider} } from './src/statistics/providers';
    startStatistics(${provider}, ${JSON.stringify(options)});`;
}
