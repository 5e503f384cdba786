import { tryStorage } from '../utils/try-storage';

/** Says that a stored plan is being opened, until React shows it: on a slow line, the fields are empty for some seconds. */
const line = document.querySelector<HTMLElement>('[data-opening]');
const key = line?.dataset.opening ?? '';
if (line && tryStorage(() => localStorage.getItem(key))) line.hidden = false;
