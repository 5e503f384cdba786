// Guards quotes as people type them.
import { straight } from '../../src/utils/straight';
import { typographic } from '../../src/utils/typography';

test.each([`the nurse's "own" 'way'`, 'weeks 2-3 - and more...', `5'11"`])('%s is the same again', (typed) => {
  expect(typographic(typed)).not.toBe(typed);
  expect(straight(typographic(typed))).toBe(typed);
});
