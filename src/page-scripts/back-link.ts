import { BACK_LINK_CLASS } from '../utils/page-ids';
import { opensElsewhere } from './opens-elsewhere';
import { stepsToThisSite } from './steps-to-this-site';

/**
 * Takes visitors who came from this site back in their history, to the listing as they left it; for others the browser
 * follows the link. Neither waits for React.
 */
function goBack(event: MouseEvent): void {
  const isBack = (event.target as Element).closest(`a.${BACK_LINK_CLASS}`);
  if (!isBack || opensElsewhere(event) || event.defaultPrevented) return;
  event.stopImmediatePropagation();
  const steps = stepsToThisSite(window);
  if (steps === 0) return;
  event.preventDefault();
  history.go(-steps);
}

addEventListener('click', goBack, { capture: true });
