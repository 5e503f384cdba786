import { CURRENT_YEAR } from '../utils/current-year';

/** Shows the current year, also on a page that was built in another. */
document.addEventListener('DOMContentLoaded', () => {
  for (const element of document.querySelectorAll(`[${CURRENT_YEAR}]`)) {
    element.textContent = String(new Date().getFullYear());
  }
});
