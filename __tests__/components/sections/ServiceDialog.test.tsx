// Guards that the dialog of a service is accessible.
import axe from 'axe-core';
import { ServiceDialog } from '../../../src/components/sections/ServiceDialog';
import { giveSite } from '../../support/give-site';
import { renderInTheme } from '../../support/render-in-theme';

test('the open dialog holds every rule of accessibility that needs no pixels', async () => {
  giveSite();
  const { baseElement, getByRole } = renderInTheme(
    <main>
      <h1>Services</h1>
      <ServiceDialog open title="Wellness" text="Hours that belong to you." onClose={() => {}} />
    </main>,
  );
  expect(getByRole('dialog', { name: 'Wellness' })).toBeVisible();
  // Colours have no pixels here; in a browser the dialog is opened by __tests__/browser/states.spec.ts.
  const { violations } = await axe.run(baseElement, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
