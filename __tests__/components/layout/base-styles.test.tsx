/** @jest-environment node */
import { baseStyles } from '../../../src/components/layout/base-styles';

it('holds fonts and base rules once, and the colours: light, and for screens dark, with script and without', () => {
  const css = baseStyles();
  expect(css.match(/@font-face/g)?.length).toBeGreaterThanOrEqual(4);
  expect(css.match(/--x-palette-primary-main:/g)).toHaveLength(3);
  expect(css.match(/@media screen[^{]*\{[^}]*color-scheme:dark/g)).toHaveLength(2);
  expect(css.match(/box-sizing:border-box/g)).toHaveLength(1);
  expect(css).toContain(':focus-visible{');
});

it('carries no prefix of browsers that have gone', () => {
  expect(baseStyles()).not.toMatch(/-ms-|-moz-/);
});
