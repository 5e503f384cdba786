// Guards the letters that social cards can draw.
import { cardText } from '../../../src/content/resolve/cards';

test.each([
  ['A plain guide: £5–£10', 'A plain guide: £5–£10'],
  ['Łódź, Zoë and ₦5', 'Łódź, Zoë and ₦5'],
  ['Night shifts 🩺 and me 👩🏽‍⚕️', 'Night shifts and me'],
  ['Cafe\u0301 by\u00A0the\u202Fsea', 'Café by the sea'],
  ['\u200EA non\u2011breaking hy\u200Bphen', 'A non-breaking hyphen'],
  ['നഴ്സുമാർക്ക് a letter 🩺', undefined],
])('the title %s is drawn on a card as %j', (title, shown) => {
  expect(cardText(title).text).toBe(shown);
});
