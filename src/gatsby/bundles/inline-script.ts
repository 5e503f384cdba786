import path from 'node:path';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { build } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { COLOR_SCHEME_ATTRIBUTE } from '../../utils/color-scheme';
import { BROWSER_SCRIPT } from './browser-script';

/** MUI's script, which shows a page in the colours that the visitor has chosen. */
function colorScript(): string {
  const element = createElement(InitColorSchemeScript, { attribute: COLOR_SCHEME_ATTRIBUTE, defaultMode: 'system' });
  return renderToStaticMarkup(element).replace(/^<script[^>]*>|<\/script>$/g, '');
}

/**
 * Bundles and minifies the inline script of every page. Errors of the bundler are thrown.
 * @param directory the project's folder
 * @param waits whether the runtime waits; otherwise the script only sets the colours
 */
export async function buildInlineScript(directory: string, waits: boolean): Promise<string> {
  const waiting = waits ? `import ${JSON.stringify(path.join(directory, 'src/wake/browser/inline.ts'))};` : '';
  const { outputFiles } = await build({
    ...BROWSER_SCRIPT,
    stdin: { contents: `${waiting}${colorScript()}`, resolveDir: directory },
  });
  return outputFiles[0]?.text.trim() ?? '';
}
