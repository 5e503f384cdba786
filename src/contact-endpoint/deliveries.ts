import { createHash } from 'node:crypto';
import type { ContactMessage } from './contact-message';
import type { RateLimiter } from './rate-limit';
import type { Sending } from './send-mail';

/** When the visitor has to have an answer, in milliseconds: before the ten seconds for which the form waits. */
const DEADLINE = 8_000;
/** How long a message that was sent is known as such, in milliseconds. */
const REMEMBERED = 3_600_000;

/** How a delivery ended for the visitor who waits for it. */
export type Delivery =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'busy'; readonly wait: number }
  /** Nothing was sent. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The mail server has the text, and has not said whether it takes it. */
  | { readonly kind: 'unknown'; readonly error?: unknown };

/** Sends each message once. */
export interface Deliveries {
  /**
   * Sends a message, unless the same one was sent within the hour or is just being sent: then waits for that one.
   * @param token what the form gave the message; empty where it was posted without script
   * @param network whose messages are counted
   */
  readonly deliver: (message: ContactMessage, token: string, network: string) => Promise<Delivery>;
  /** Settles when nothing is being sent any more. */
  readonly settled: () => Promise<void>;
}

function identify(message: ContactMessage, token: string): string {
  return createHash('sha256')
    .update(JSON.stringify([token, message]))
    .digest('hex')
    .slice(0, 40);
}

/** Keeps in memory what is being sent and, for an hour and as a hash, what was; the limit bounds how much that is. */
export function createDeliveries(
  limit: RateLimiter,
  send: (message: ContactMessage, id: string) => Sending,
): Deliveries {
  const attempts = new Map<string, Promise<Delivery>>();

  async function attempt({ sent, isTransferring, giveUp }: Sending): Promise<Delivery> {
    const timer = setTimeout(() => {
      // What the mail server has in full it may deliver: to end it here could mean to send it twice.
      if (!isTransferring()) giveUp();
    }, DEADLINE);
    try {
      await sent;
      return { kind: 'accepted' };
    } catch (error) {
      const isRefused = error instanceof Error && 'responseCode' in error;
      return { kind: isTransferring() && !isRefused ? 'unknown' : 'failed', error };
    } finally {
      clearTimeout(timer);
    }
  }

  function start(message: ContactMessage, id: string, network: string): Promise<Delivery> | Delivery {
    const place = limit(network);
    if (typeof place === 'number') return { kind: 'busy', wait: place };
    const forget = () => attempts.delete(id);
    const outcome = attempt(send(message, id)).then((result) => {
      if (result.kind === 'accepted') {
        setTimeout(forget, REMEMBERED).unref();
      } else {
        forget();
        place.giveBack();
      }
      return result;
    });
    attempts.set(id, outcome);
    return outcome;
  }

  return {
    deliver: async (message, token, network) => {
      const id = identify(message, token);
      // Before the timer here: an attempt that is given up at the deadline is an answer, not a silence.
      const running = attempts.get(id) ?? start(message, id, network);
      let timer: NodeJS.Timeout | undefined;
      const deadline = new Promise<Delivery>((resolve) => {
        timer = setTimeout(() => resolve({ kind: 'unknown' }), DEADLINE);
      });
      const outcome = await Promise.race([running, deadline]);
      clearTimeout(timer);
      return outcome;
    },
    settled: async () => {
      await Promise.all(attempts.values());
    },
  };
}
