/** @jest-environment node */
import { groundStyles } from '../../src/components/layout/ground-styles';

it('holds fonts and ground rules once, and the colours: light, and for screens dark, with script and without', () => {
  const css = groundStyles();
  expect(css.match(/@font-face/g)?.length).toBeGreaterThanOrEqual(4);
  expect(css.match(/--x-palette-primary-main:/g)).toHaveLength(3);
  expect(css.match(/@media screen[^{]*\{[^}]*color-scheme:dark/g)).toHaveLength(2);
  expect(css.match(/box-sizing:border-box/g)).toHaveLength(1);
  expect(css).toContain(':focus-visible{');
});

it('carries no prefix of browsers that have gone', () => {
  expect(groundStyles()).not.toMatch(/-ms-|-moz-/);
});
