/** @jest-environment node */
// Guards that no page is published without one of its parts.
import { lazy, type ReactNode, Suspense } from 'react';
import { Boundary } from '../../src/components/ui/Boundary';
import { renderPage } from '../../src/document/render-page';

function Hint(): ReactNode {
  throw new Error('There is no fact "rate".');
}
const Planner = () => (
  <Boundary>
    <form>
      <Hint />
    </form>
  </Boundary>
);
const Late = lazy(() => new Promise<never>(() => undefined));

test('a page is rendered with all its parts', async () => {
  const page = (
    <Boundary>
      <p>Here</p>
    </Boundary>
  );
  expect(await renderPage(page, '/tools/')).toContain('<p>Here</p>');
});

test.each([
  ['inside a boundary', <Planner key="part" />],
  ['outside every boundary', <Hint key="part" />],
])('a part that fails %s ends the build and is named', async (_where, page) => {
  const failure = renderPage(<main>{page}</main>, '/tools/a-planner/');
  await expect(failure).rejects.toMatchObject({
    message: 'The page /tools/a-planner/ cannot be built: its part Hint failed. There is no fact "rate".',
    stack: expect.not.stringContaining('    at '),
  });
});

test('a part that never finishes ends the build', async () => {
  const page = (
    <Suspense fallback="Wait">
      <Late />
    </Suspense>
  );
  await expect(renderPage(page, '/tools/')).rejects.toThrow('/tools/');
});
