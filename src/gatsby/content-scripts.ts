import type { NodePluginArgs } from 'gatsby';
import type { StatisticsOptions } from '../page-scripts/statistics';
import { addDays } from '../utils/calendar';
import { nodesOf } from './nodes';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

const noticeOf = (nodes: Nodes) => nodesOf(nodes, 'SiteSettings')[0]?.notice;

/**
 * The source of the script that decides before the first paint whether the notice is shown, and again when the page comes back
 * from the cache or another tab has closed it: as short as possible, since each page carries it, and empty without a notice. The
 * root gets `false` outside its days, else the key of the notice that was closed last on this device. Without it, where storage
 * is forbidden, the day of the build decides.
 */
export function noticeScript(nodes: Nodes): string {
  const notice = noticeOf(nodes);
  if (!notice) return '';
  const { from, until } = notice;
  const hasBegun = from === undefined ? '' : `Date.now()>${Date.parse(from)}&&`;
  const isNow = `${hasBegun}Date.now()<${Date.parse(addDays(until, 1))}`;
  return `function decide(){try{document.documentElement.dataset.notice=${isNow}&&localStorage.notice}catch{}}
    decide();for(const type of["pageshow","storage"])addEventListener(type,decide);`;
}

/** The source of the scripts that close the notice, and mark what is over; empty where a site has neither. */
export function offerScripts(nodes: Nodes): string {
  const hasEvents = nodesOf(nodes, 'Event').some(({ isOver }) => !isOver);
  const closing = noticeOf(nodes) ? ['close-notice', 'ends'] : [];
  const names = new Set([...closing, ...(hasEvents ? ['ends'] : [])]);
  return [...names].map((name) => `import './src/page-scripts/${name}';`).join('');
}

/** The source of the script that counts page views and events; empty while statistics are off. */
export function statisticsScript(nodes: Nodes): string {
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
