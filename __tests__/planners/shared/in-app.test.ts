// Guards which apps the page names by their signs, and the link that opens Chrome.
import { appAround, chromeLink } from '../../../src/planners/shared/in-app';
import { BROWSER_AGENTS, IN_APP_AGENTS } from '../../support/in-app-agents';

test.each(IN_APP_AGENTS)('%s is recognised by %s', (app, agent) => {
  const found = appAround(agent, {});
  expect(found?.name ?? 'another app').toBe(app);
  expect(found).toMatchObject({ isAndroid: agent.includes('Android') });
});

test.each(BROWSER_AGENTS)('a browser is no app: %s', (agent) => expect(appAround(agent, {})).toBeNull());

test.each(['TelegramWebview', 'TelegramWebviewProxy'])('Telegram is recognised by its %s', (name) => {
  expect(appAround(BROWSER_AGENTS[0] ?? '', { [name]: {} })).toMatchObject({ name: 'Telegram' });
});

test('a link to Chrome keeps the fragment of the page', () => {
  expect(chromeLink(new URL('https://www.example.com/tools/x/#answers=eyJ9'))).toBe(
    'intent://www.example.com/tools/x/#answers=eyJ9#Intent;scheme=https;package=com.android.chrome;end',
  );
});
