import type { EditorHost } from '../content/model/editor-host';
import { answeredStatus } from './answered-status';
import { ask, element } from './dialog';
import { hostOrigin } from './host-backend';

/** Where the package keeps the account, in this browser. */
export const ACCOUNT = 'sveltia-cms.user';

/** No answer of a host takes longer, unless the connection is dead. */
const PATIENCE = 60_000;

/** The token of the account that is signed in to in this browser. */
export function keptToken(): string | undefined {
  try {
    const { token } = JSON.parse(localStorage.getItem(ACCOUNT) ?? '{}');
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

const tokenIn = (headers: Headers): string | undefined => headers.get('Authorization')?.split(' ')[1];

/** Whether a request saves something; a GraphQL query is sent in the same way. */
function isSave(url: string, { method = 'GET', body }: RequestInit): boolean {
  if (method === 'GET') return false;
  return !url.endsWith('/graphql') || /^\{"query":"\s*mutation\b/.test(String(body));
}

/** What the host has answered, and the token that it takes: both are asked of `fetch`, which the package calls. */
export class HostSession {
  /**
   * What the host has answered to the last save; 0 where no answer came. The package asks for the branch after a save
   * that failed, so the last answer of all would say something else.
   */
  saveStatus = 0;
  private refused: string | undefined;
  private renewed: string | undefined;

  constructor(host: EditorHost) {
    const origin = hostOrigin(host);
    const send = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (new URL(url, window.location.href).origin !== origin) return send(input, init);
      const headers = new Headers(init?.headers);
      const token = tokenIn(headers);
      if (token !== undefined && token === this.refused && this.renewed !== undefined) {
        headers.set('Authorization', `${headers.get('Authorization')?.split(' ')[0]} ${this.renewed}`);
      }
      return this.sent(tokenIn(headers), isSave(url, init ?? {}), () =>
        send(input, { ...init, headers, signal: init?.signal ?? AbortSignal.timeout(PATIENCE) }),
      );
    };
  }

  /** Whether the host no longer takes the token. */
  get isRefused(): boolean {
    return this.refused !== undefined && this.renewed === undefined;
  }

  private async sent(token: string | undefined, saves: boolean, send: () => Promise<Response>): Promise<Response> {
    if (saves) this.saveStatus = 0;
    const response = await send();
    if (token !== undefined) this.learn(token, response.status === 401);
    if (saves) this.saveStatus = await answeredStatus(response);
    return response;
  }

  private learn(token: string, isRefused: boolean): void {
    if (token === this.renewed) {
      if (isRefused) this.renewed = undefined;
    } else {
      // The package may have renewed the token by itself.
      this.refused = isRefused ? token : undefined;
    }
  }

  /** Has the author sign in again in another tab, where nothing is typed; returns whether that was done. */
  async signInAgain(): Promise<boolean> {
    const target = { href: window.location.pathname, target: '_blank', rel: 'noopener' };
    const text = element('p', [
      element('a', ['Sign in in a new tab'], target),
      ', and come back to this one: saving then continues. What you typed stays here.',
    ]);
    const signedIn = new AbortController();
    const look = (): void => {
      const token = keptToken();
      if (token === undefined || token === this.refused) return;
      this.renewed = token;
      signedIn.abort();
    };
    window.addEventListener('storage', look, { signal: signedIn.signal });
    await ask({
      title: 'You have been signed out',
      content: ['Your host no longer accepts this sign-in; it may have run out.', text],
      back: 'Back to the form',
      closeOn: signedIn.signal,
    });
    window.removeEventListener('storage', look);
    return !this.isRefused;
  }
}
