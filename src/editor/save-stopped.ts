import { ask, type Question } from './dialog';

/** Ends a save before anything is written; the package shows `validation_failed` as a short note of its own. */
export class SaveStopped extends Error {
  constructor() {
    super('validation_failed');
  }
}

/** Whether a save was ended here, and the author has been told why. */
export function isStopped(error: unknown): boolean {
  return error instanceof SaveStopped;
}

/** Asks the author whether to go on, and ends the save where the answer is no. */
export async function askOrStop(question: Question): Promise<void> {
  if (!(await ask(question))) throw new SaveStopped();
}

/** Tells the author why nothing is saved, and ends the save. */
export async function stop(title: string, text: string, back = 'Back to the form'): Promise<never> {
  await ask({ title, content: [text], back });
  throw new SaveStopped();
}
