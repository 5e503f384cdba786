/**
 * Does something once the browser has painted what it has so far. What a frame does before it paints cannot be told from
 * outside, so two frames are waited for.
 */
export function afterPaint(task: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(task)));
}
