// Guards the facts in braces of a text.
import { factIds, fillFacts } from '../../src/utils/fact-placeholders';

const FACTS = { 'weekly-rate': { text: '£194.32', withUnit: '£194.32 a week', value: 194.32 } };

it.each([
  ['It is {fact:weekly-rate}.', 'It is £194.32.'],
  ['It is {fact:weekly-rate unit}, {fact: weekly-rate }.', 'It is £194.32 a week, £194.32.'],
  ['{fact:weekly-rate\n  unit}', '£194.32 a week'],
  ['Write {{fact:weekly-rate}} or {{fact:weekly-rate unit}}.', 'Write {fact:weekly-rate} or {fact:weekly-rate unit}.'],
  [
    '{fact:unknown} {fact:weekly-rate units} {fact:} {count}',
    '{fact:unknown} {fact:weekly-rate units} {fact:} {count}',
  ],
  ['No fact', 'No fact'],
])('%j becomes %j', (text, filled) => {
  expect(fillFacts(text, FACTS)).toBe(filled);
});

it('lists the facts that a text names, each once', () => {
  expect(factIds('{fact:a} {{fact:b}} {fact:a unit} {fact:c unit}')).toEqual(['a', 'c']);
});
