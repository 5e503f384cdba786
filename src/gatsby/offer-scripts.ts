import { createHash } from 'node:crypto';
import type { NodePluginArgs } from 'gatsby';
import { nodesOf } from './nodes';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

const noticeOf = (nodes: Nodes) => nodesOf(nodes, 'SiteSettings')[0]?.notice;

/** The source of the script that shows the notice; empty without one, so that no page carries it in vain. */
export function noticeScript(nodes: Nodes): string {
  const notice = noticeOf(nodes);
  if (!notice) return '';
  const key = createHash('sha256').update(notice.text).digest('hex').slice(0, 8);
  const options = [key, notice.until, ...(notice.from ? [notice.from] : [])].map((option) => JSON.stringify(option));
  return `import { showNotice } from './src/page-scripts/notice'; showNotice(${options.join()});`;
}

/** The source of the script that hides the notice later. */
export const noticeWhileOpen = (nodes: Nodes): string =>
  noticeOf(nodes) ? "import './src/page-scripts/notice-while-open';" : '';

/** The source of the script that keeps events up to date; empty while there are none to come. */
export function eventScript(nodes: Nodes): string {
  const hasEvents = nodesOf(nodes, 'Event').some(({ isOver }) => !isOver);
  return hasEvents ? "import './src/page-scripts/event-hours';" : '';
}
