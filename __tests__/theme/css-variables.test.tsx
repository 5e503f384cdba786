import { isUnusedVariable } from '../../src/theme/css-variables';
import { theme } from '../../src/theme/theme';

it.each([
  [['palette', 'primary', 'main'], false],
  [['palette', 'Switch', 'defaultColor'], true],
  [['palette', 'Switchboard'], false],
  [['font', 'h1'], true],
  [['typography', 'h1'], true],
  [['shadows', '24'], false],
])('%j is left out: %s', (keys, expected) => {
  expect(isUnusedVariable(keys)).toBe(expected);
});

it('gives a shadow to what floats, and to nothing else', () => {
  expect(theme.shadows).toHaveLength(25);
  expect(theme.shadows.filter((shadow) => shadow !== 'none')).toHaveLength(3);
});
