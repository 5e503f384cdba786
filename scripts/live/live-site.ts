import type { Answer, Ask } from './ask';
import type { ExpectedSite } from './expected-site';

/** The site that is looked at. */
export interface LiveSite {
  readonly origin: string;
  readonly isSecure: boolean;
  readonly home: Answer;
  readonly expected: ExpectedSite;
  readonly now: Date;
  readonly ask: Ask;
  /** Asks for a path of the site; each is asked for once. */
  readonly get: (path: string) => Promise<Answer>;
  /** Whether a marked test message is to be sent. */
  readonly sendsMessage: boolean;
}
