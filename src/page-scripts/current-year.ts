import { CURRENT_YEAR } from '../utils/page-attributes';

/** Updates the year in the footer, in case the page was built in an earlier one. */
function showYear(): void {
  const element = document.querySelector(`[${CURRENT_YEAR}]`);
  if (element) element.textContent = `${new Date().getFullYear()}`;
}

showYear();
// A click before the footer is parsed runs this script early.
addEventListener('load', showYear);
