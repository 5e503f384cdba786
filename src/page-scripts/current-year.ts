import { CURRENT_YEAR } from '../utils/page-ids';

/** Shows the current year in the footer, also on a page that was built in another. */
function showYear(): void {
  const element = document.querySelector(`[${CURRENT_YEAR}]`);
  if (element) element.textContent = `${new Date().getFullYear()}`;
}

showYear();
// A press before the footer has been parsed brings this script early.
addEventListener('load', showYear);
