/** A name in braces, in a text of the content. */
export const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Fills `{name}` in a text of the content with a value; the content check knows which names each text may hold. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
}
