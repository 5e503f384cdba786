// Guards how a number is read.
import { numberIn } from '../../src/planners/questions';

test.each([
  ['7', 7],
  ['1,5', 1.5],
  ['2,190', 2190],
  ['2,190.25', 2190.25],
  [' 0 ', 0],
  ['', null],
  ['-1', -1],
  ['seven', null],
  ['1e999', null],
])('"%s" is %s', (text, number) => expect(numberIn(text)).toBe(number));
