import { tryStorage } from '../utils/try-storage';

/** Shows that a stored plan is being opened, until React shows it: on a slow line, the fields are empty for some seconds. */
const line = document.querySelector<HTMLElement>('[data-opening]');
if (line && tryStorage(() => localStorage[line.dataset.opening ?? ''])) line.hidden = false;
