import { COLOR_SCHEME_FIELD } from '../utils/color-scheme';
import { MODE_KEY, showColorScheme } from './show-color-scheme';

const SWITCH = `input[name="${COLOR_SCHEME_FIELD}"]`;

/** What is stored; null where nothing is, or storage is forbidden. */
function storedMode(): string | null {
  try {
    return localStorage.getItem(MODE_KEY);
  } catch {
    return null;
  }
}

/** Shows and stores a choice. MUI, once it is there, hears of it by the event that other windows get. */
function choose(mode: string): void {
  showColorScheme(mode);
  try {
    localStorage.setItem(MODE_KEY, mode);
  } catch (error) {
    // The choice holds for this page alone.
    console.info(error);
  }
  dispatchEvent(new StorageEvent('storage', { key: MODE_KEY, newValue: mode }));
}

/**
 * Has the colour switch answer at once, whether the framework is there or not. What was pressed before this script came
 * is chosen; else the switch shows what is stored, which the HTML cannot know.
 */
function startSwitch(): void {
  const pressed = document.querySelector<HTMLInputElement>(`${SWITCH}:checked:not([checked])`);
  const stored = document.querySelector<HTMLInputElement>(`${SWITCH}[value="${storedMode()}"]`);
  if (pressed) choose(pressed.value);
  else if (stored) stored.checked = true;
  addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SWITCH)) choose(target.value);
  });
}

startSwitch();
