/** Runs an action on the browser's storage; `undefined` if storage is forbidden, full or absent. */
export function tryStorage<Result>(action: () => Result): Result | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
