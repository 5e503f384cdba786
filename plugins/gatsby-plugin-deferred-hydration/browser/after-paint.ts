/** Calls back once the browser has painted. Script cannot observe a paint, so this waits for two frames. */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}
