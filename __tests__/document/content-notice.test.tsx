// Guards the notice of `gatsby develop` about mistakes in the content.
import { act, screen } from '@testing-library/react';
import { showContentNotice } from '../../src/document/content-notice';

test('mistakes are visible until they are corrected', async () => {
  jest.useFakeTimers();
  let mistakes: readonly string[] = ['content/pricing.yaml:1:1  yaml-syntax'];
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => mistakes }) as Response);
  await act(async () => showContentNotice());
  expect(screen.getByRole('status')).toHaveTextContent('content/pricing.yaml:1:1 yaml-syntax');
  mistakes = [];
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('status')).toBeNull();
});
