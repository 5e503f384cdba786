import { BACK_LINK_CLASS } from '../utils/page-ids';
import { stepsToThisSite } from '../utils/steps-to-this-site';

/** Takes visitors who came from this site back in their history, where the listing is as they left it. */
function goBack(event: MouseEvent): void {
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const isBack = (event.target as Element).closest(`a.${BACK_LINK_CLASS}`);
  const steps = isBack && !opensElsewhere ? stepsToThisSite(window) : 0;
  if (steps === 0) return;
  event.preventDefault();
  // Gatsby's link would go to the first page of the listing.
  event.stopImmediatePropagation();
  history.go(-steps);
}

addEventListener('click', goBack, { capture: true });
