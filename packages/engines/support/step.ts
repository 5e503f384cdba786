import type { BuiltWords } from './built-words';
import type { TestServer } from './test-server';
import type { Visitor } from './visitor';

/** What a step works with: a window of its own, a server of its own, and the words of the site. */
export interface Scene {
  readonly visitor: Visitor;
  readonly server: TestServer;
  readonly words: BuiltWords;
}

/** Something that a visitor does, in every engine. */
export interface Step {
  readonly name: string;
  readonly run: (scene: Scene) => Promise<void>;
  /** Errors that belong to it; every other one fails the step. */
  readonly expected?: RegExp;
}
