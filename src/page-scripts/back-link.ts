import { BACK_LINK_CLASS } from '../utils/page-ids';
import { stepsToThisSite } from '../utils/steps-to-this-site';

/** Takes visitors who came from this site back in their history, where the listing is as they left it. */
function goBack(event: MouseEvent): void {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  const opensElsewhere = button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
  if (opensElsewhere || !(target instanceof Element && target.closest(`a.${BACK_LINK_CLASS}`))) return;
  const steps = stepsToThisSite(window);
  if (steps === 0) return;
  event.preventDefault();
  // Gatsby's link would go to the first page of the listing.
  event.stopImmediatePropagation();
  history.go(-steps);
}

addEventListener('click', goBack, { capture: true });
