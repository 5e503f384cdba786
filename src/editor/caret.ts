type Follow = (line: string) => void;

let follow: Follow | undefined;

/** Tells the preview in which line of the text the author is. */
export function caretIn(line: string): void {
  follow?.(line);
}

/** Has the preview told in which line of the text the author is; only the last one that asks is told. */
export function followCaret(told: Follow): void {
  follow = told;
}
