import type { Answer, Ask } from './ask';
import type { ExpectedSite } from './expected-site';

/** Something that is wrong with the live site. */
export interface Finding {
  readonly what: string;
  /** What to do about it. */
  readonly advice: string;
}

/** A list of one, where something is wrong. */
export function findingIf(wrong: boolean, what: string, advice: string): Finding[] {
  return wrong ? [{ what, advice }] : [];
}

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
