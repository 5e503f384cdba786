// Guards that the editor and the build, which have different decoders, agree on pictures.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { build } from 'esbuild';
import { inspectPicture } from '../../../src/content/read/disk-source';
import type { pictureInBrowser } from '../../../src/editor/browser-picture';
import { BAD_PICTURES, DRAWINGS, GOOD_PICTURES } from '../../support/hostile-pictures';
import { test } from '../support/test';

declare global {
  interface Window {
    readonly editor: { readonly pictureInBrowser: typeof pictureInBrowser };
  }
}

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
test.afterAll(() => rmSync(folder, { recursive: true }));

/** Every picture of the tests, by name. */
const ALL: Readonly<Record<string, () => Promise<Buffer>>> = {
  ...GOOD_PICTURES,
  ...Object.fromEntries(Object.entries(BAD_PICTURES).map(([name, [make]]) => [name, make])),
  ...Object.fromEntries(Object.entries(DRAWINGS).map(([name, [bytes]]) => [name, async () => bytes])),
};

test('pictures have the same format, size and fault as in the build', async ({ page }) => {
  const { outputFiles } = await build({
    entryPoints: ['src/editor/browser-picture.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'editor',
  });
  await page.goto('about:blank');
  await page.addScriptTag({ content: outputFiles[0]?.text });
  for (const [name, make] of Object.entries(ALL)) {
    const file = path.join(folder, name);
    const bytes = await make();
    writeFileSync(file, bytes);
    const { hasMetadata, ...inBuild } = await inspectPicture(readFileSync(file));
    const inEditor = await page.evaluate(async (base64) => {
      const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      return window.editor.pictureInBrowser(new Blob([data]));
    }, bytes.toString('base64'));
    expect([name, inEditor]).toEqual([name, inBuild]);
  }
});
