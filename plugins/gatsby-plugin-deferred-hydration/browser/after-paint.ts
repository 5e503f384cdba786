/**
 * Calls back once the browser has painted what it has so far. Script cannot know when a frame is painted, so this waits
 * for two frames.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}
