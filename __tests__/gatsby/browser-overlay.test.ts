import { websocketManager } from 'gatsby/dist/utils/websocket-manager';
import { problem } from '../../src/content/read/problem';
import { showInBrowser } from '../../src/gatsby/browser-overlay';

test("Gatsby's own module takes the mistakes, and takes them away again", async () => {
  const emitError = jest.spyOn(websocketManager, 'emitError');
  await showInBrowser([problem('field-missing', { file: 'content/site.yaml', line: 3, column: 1 }, 'Missing')]);
  await showInBrowser([]);
  expect(emitError.mock.calls).toEqual([
    ['content-check', [expect.objectContaining({ level: 'ERROR', filePath: 'content/site.yaml' })]],
    ['content-check', null],
  ]);
});
