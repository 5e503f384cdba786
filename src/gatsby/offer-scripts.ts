import { createHash } from 'node:crypto';
import type { NodePluginArgs } from 'gatsby';
import type { NoticeOptions } from '../page-scripts/notice';
import { nodesOf } from './nodes';

type Nodes = Pick<NodePluginArgs, 'getNodesByType'>;

/** The source of the script that shows the notice; empty without one, so that no page carries it in vain. */
export function noticeScript(nodes: Nodes): string {
  const [settings] = nodesOf(nodes, 'SiteSettings');
  if (!settings?.notice) return '';
  const { text, from = '', until } = settings.notice;
  const key = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const options: NoticeOptions = { key, from, until };
  return `import { startNotice } from './src/page-scripts/notice'; startNotice(${JSON.stringify(options)});`;
}

/** The source of the script that keeps events up to date; empty while there are none to come. */
export function eventScript(nodes: Nodes): string {
  const hasEvents = nodesOf(nodes, 'Event').some(({ isOver }) => !isOver);
  return hasEvents ? "import './src/page-scripts/event-hours';" : '';
}
