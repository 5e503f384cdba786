import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import InitColorSchemeScript from '@mui/system/InitColorSchemeScript';
import { createUnarySpacing as real } from '@mui/system/spacing';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { REPLACEMENTS, type Replacement } from '../replacements';
import * as colorSchemeKeys from '../stubs/color-scheme-keys';
import { createUnarySpacing } from '../stubs/spacing-steps';

/** One import of a module: where it is written, what is asked for, and the names that are taken. */
interface Import {
  readonly context: string;
  readonly request: string;
  readonly names: readonly string[];
}

const PACKAGES = ['@mui/material', '@mui/system', '@mui/utils', '@emotion/react', '@emotion/styled'];
const STATEMENT = /^(?:import|export)\s+(?:([^'";]*?)\s+from\s+)?["']([^"']+)["']/gm;

function namesIn(clause: string): string[] {
  const [, list = ''] = /\{([^}]*)\}/.exec(clause) ?? [];
  const names = list.split(',').flatMap((name) => name.trim().split(/\s+as\s+/)[0] || []);
  return /^\w/.test(clause) && !clause.startsWith('*') ? ['default', ...names] : names;
}

function importsOf(name: string): Import[] {
  const root = path.join('node_modules', name);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.mjs$|\.browser\.esm\.js$/.test(file) && !file.includes('node_modules'))
    .flatMap((file) => {
      const from = path.join(root, file);
      const statements = readFileSync(from, 'utf8').matchAll(STATEMENT);
      return Array.from(statements, ([, clause = '', request = '']) => ({
        context: path.resolve(path.dirname(from)),
        request,
        names: namesIn(clause),
      }));
    });
}

const imports = PACKAGES.flatMap(importsOf);
const replacements = Object.entries(REPLACEMENTS).flatMap(([name, list]) =>
  list.map((replacement: Replacement) => ({ name, ...replacement })),
);

/** Gatsby writes some imports during a build, which then reports a pattern that nothing matches. */
const inPackages = replacements.filter(({ issuer }) => !issuer.test('.cache'));

const matching = ({ request, issuer }: Replacement): Import[] =>
  imports.filter((statement) => request.test(statement.request) && issuer.test(statement.context));

test.each(inPackages)('$name: something asks for $request', (replacement) => {
  expect(matching(replacement)).not.toEqual([]);
});

test.each(inPackages)('$name: $stub exports all that is taken from it', async (replacement) => {
  const exported = Object.keys(await import(`../stubs/${replacement.stub}`));
  const taken = matching(replacement).flatMap(({ names }) => names);
  expect(taken.filter((name) => !exported.includes(name))).toEqual([]);
});

test('every stub is used', () => {
  const used = replacements.map(({ stub }) => stub);
  expect(readdirSync(path.join(__dirname, '../stubs')).filter((stub) => !used.includes(stub))).toEqual([]);
});

test('colours are stored under the keys that the script of the first paint reads', () => {
  const script = renderToStaticMarkup(createElement(InitColorSchemeScript));
  expect(script).toContain(`getItem("${colorSchemeKeys.DEFAULT_MODE_STORAGE_KEY}")`);
  expect(script).toContain(`getItem("${colorSchemeKeys.DEFAULT_COLOR_SCHEME_STORAGE_KEY}-light")`);
  expect(script).toContain(colorSchemeKeys.DEFAULT_ATTRIBUTE);
});

test.each([{ spacing: undefined }, { spacing: 8 }, { spacing: 4, vars: { spacing: 'var(--x-spacing)' } }])(
  'spacing is that of the library with %j',
  (theme) => {
    for (const steps of [0, 1, 2.5, -3, 'auto']) {
      expect(createUnarySpacing(theme)(steps)).toBe(real(theme)(steps));
    }
  },
);
