import { nearestTo } from '../../src/editor/preview/nearest-words';

const TEXTS = ['Nights', 'Eat before three', 'It’s cold in the ward at night', 'The ward'];

test.each([
  ['## Nights', 0],
  ['- Eat **before** three', 1],
  ["It's cold in the [ward](/blog/ward/) at night", 2],
  ['Nothing of that kind here', -1],
  ['', -1],
])('the place of %j', (line, expected) => {
  expect(nearestTo(line, TEXTS)).toBe(expected);
});
