import { BACK_LINK_CLASS } from '../utils/page-ids';
import { stepsToThisSite } from '../utils/steps-to-this-site';

/**
 * Takes visitors who came from this site back in their history, to the listing as they left it; for others the browser
 * follows the link. Neither waits for React.
 */
function goBack(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isBack = (event.target as Element).closest(`a.${BACK_LINK_CLASS}`);
  if (!isBack || opensElsewhere || event.defaultPrevented) return;
  event.stopImmediatePropagation();
  const steps = stepsToThisSite(window);
  if (steps === 0) return;
  event.preventDefault();
  history.go(-steps);
}

addEventListener('click', goBack, { capture: true });
