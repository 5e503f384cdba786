const RELATIVE_PICTURE = /!\[[^\]]*\]\(\s*<?(\.{1,2}\/[^)\s>]+)/g;

/** The paths of the pictures in a markdown body that are files of the project, each once, as they are written. */
export function relativePictures(markdown: string): ReadonlySet<string> {
  return new Set([...markdown.matchAll(RELATIVE_PICTURE)].flatMap(([, source]) => source ?? []));
}
