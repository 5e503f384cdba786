import { followTime } from '../utils/clock';
import { CURRENT_YEAR } from '../utils/page-attributes';

/** Updates the year in the footer, in case the page was built or opened in an earlier one. */
function showYear(): void {
  const element = document.querySelector(`[${CURRENT_YEAR}]`);
  const year = `${new Date().getFullYear()}`;
  if (element && element.textContent !== year) element.textContent = year;
}

showYear();
// A click before the footer is parsed runs this script early, but not before the page is shown.
followTime(showYear);
