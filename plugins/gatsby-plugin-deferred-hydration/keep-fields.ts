import { knowControls } from './browser/replaced';
import { enterAgain, isField, isSwitch } from './browser/replay-text';

/**
 * Keeps what is in the fields of the page, for parts that are taken away and rendered again.
 * @returns enters it into the fields that are in the place of those, found by name
 */
export function keepFields(): () => void {
  const replaced = knowControls();
  return () => {
    for (const [old, now] of replaced()) {
      if (!isField(old) || !isField(now)) continue;
      const [before, after] = [old, now].map((field) => (isSwitch(field) ? field.checked : field.value));
      // A radio button that is off is switched off by another one.
      if (before !== after && (before || old.type !== 'radio')) enterAgain(now, before ?? '');
    }
  };
}
