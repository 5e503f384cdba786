import type { Receiver } from './receiver';

/** The provider of a form that sends nothing. */
export const SIMULATED = 'simulated';

/** How long sending is simulated, in milliseconds. */
const SIMULATED_DELAY = 1000;

/** Used while no provider is configured: waits a second and makes no request. */
export const simulated: Receiver = {
  post: null,
  send: (_fields, _sending, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(() => resolve({ kind: 'accepted' }), SIMULATED_DELAY);
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    }),
};
