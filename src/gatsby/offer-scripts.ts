import type { NodePluginArgs } from 'gatsby';
import { addDays } from '../utils/calendar';
import { nodesOf } from './nodes';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

const noticeOf = (nodes: Nodes) => nodesOf(nodes, 'SiteSettings')[0]?.notice;

/**
 * The source of the script that decides before the first paint whether the notice is shown: as short as possible, since each page
 * carries it, and empty without a notice. The root gets `false` outside its days, else what stands for the notice that was closed
 * last on this device. Without it, where storage is forbidden, the day of the build decides.
 */
export function noticeScript(nodes: Nodes): string {
  const notice = noticeOf(nodes);
  if (!notice) return '';
  const { from, until } = notice;
  const hasBegun = from === undefined ? '' : `Date.now()>${Date.parse(from)}&&`;
  const isNow = `${hasBegun}Date.now()<${Date.parse(addDays(until, 1))}`;
  return `try{document.documentElement.dataset.notice=${isNow}&&localStorage.notice}catch{}`;
}

/** The source of the scripts that close the notice, and mark what is over; empty where a site has neither. */
export function offerScripts(nodes: Nodes): string {
  const hasEvents = nodesOf(nodes, 'Event').some(({ isOver }) => !isOver);
  const closing = noticeOf(nodes) ? ['close-notice', 'ends'] : [];
  const names = new Set([...closing, ...(hasEvents ? ['ends'] : [])]);
  return [...names].map((name) => `import './src/page-scripts/${name}';`).join('');
}
