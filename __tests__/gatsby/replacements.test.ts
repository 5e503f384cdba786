import { readdirSync, readFileSync } from 'node:fs';
import InitColorSchemeScript from '@mui/system/InitColorSchemeScript';
import { createUnarySpacing as real } from '@mui/system/spacing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as standIn from '../../src/bundles/color-scheme-keys';
import { createUnarySpacing } from '../../src/bundles/spacing-steps';

const components = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));

it('remembers the colours under the names that the script of the first paint reads', () => {
  const script = renderToStaticMarkup(createElement(InitColorSchemeScript));
  expect(script).toContain(`getItem("${standIn.DEFAULT_MODE_STORAGE_KEY}")`);
  expect(script).toContain(`getItem("${standIn.DEFAULT_COLOR_SCHEME_STORAGE_KEY}-light")`);
  expect(script).toContain(standIn.DEFAULT_ATTRIBUTE);
});

it.each([{ spacing: undefined }, { spacing: 8 }, { spacing: 4, vars: { spacing: 'var(--x-spacing)' } }])(
  'spaces as the library does with %j',
  (theme) => {
    for (const steps of [0, 1, 2.5, -3, 'auto']) {
      expect(createUnarySpacing(theme)(steps)).toBe(real(theme)(steps));
    }
  },
);

it('has no component with an sx property, which the browser would not know', () => {
  expect(components.length).toBeGreaterThan(50);
  expect(components.filter((file) => /\ssx=/.test(readFileSync(`src/${file}`, 'utf8')))).toEqual([]);
});
