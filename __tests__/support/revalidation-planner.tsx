import { screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { RevalidationPlanner } from '../../src/components/planner/revalidation/RevalidationPlanner';
import { LeftEntriesContext } from '../../src/hooks/use-left-entries';
import { NMC_FACTS } from '../planners/revalidation/nmc-facts';
import { giveSite } from './give-site';
import { renderInTheme } from './render-in-theme';

/** The name under which the browser keeps what is entered. */
export const KEY = 'tool:revalidation-planner';

/**
 * Shows the planner.
 * @param left what was left behind in planners before; the same for a visitor who comes back from another page of the site
 */
export function show(left = new Map<string, unknown>()): UserEvent {
  giveSite();
  renderInTheme(
    <LeftEntriesContext value={left}>
      <RevalidationPlanner facts={NMC_FACTS} />
    </LeftEntriesContext>,
  );
  return userEvent.setup();
}

/** What a test looks for. */
export const button = (name: string) => screen.getByRole('button', { name });
export const results = () => screen.queryByRole('region', { name: 'Where you are' });
/** A row of the results, folded away or not; the example has rows of the same names. */
export const row = (name: string) =>
  within(
    within(screen.getByRole('region', { name: 'Where you are' })).getByRole('row', {
      name: new RegExp(`^${name}`),
      hidden: true,
    }),
  );

/** The year in which the registration expires; dates have a year of their own. */
export const year = () =>
  within(screen.getByRole('group', { name: /^When does your registration expire/ })).getByRole('textbox', {
    name: 'Year',
  });

export const topic = () => screen.getByRole('textbox', { name: /^Topic/ });

/** Fills in when the registration expires. */
export async function giveMonth(user: UserEvent): Promise<void> {
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'April');
  await user.type(year(), '2067');
}

/** Adds an entry of learning. */
export async function addLearning(user: UserEvent, title: string, hours: string, participatory: string): Promise<void> {
  await user.type(topic(), title);
  await user.type(screen.getByRole('textbox', { name: 'Hours' }), hours);
  await user.type(screen.getByRole('textbox', { name: /participatory hours/ }), participatory);
  await user.click(button('Add this learning'));
}

/** Opens a saved file. */
export async function openFile(user: UserEvent, data: object): Promise<void> {
  const text = JSON.stringify({ kind: 'nursing-tools', tool: 'revalidation-planner', version: 1, data });
  // jsdom's files cannot be read as text.
  const file = Object.assign(new File([text], 'saved.json', { type: 'application/json' }), { text: async () => text });
  await user.upload(screen.getByLabelText('Open a file'), file);
  await screen.findByText('The file is open.');
}
