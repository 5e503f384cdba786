/** A `{name}` placeholder in a content text. */
export const PLACEHOLDER = /\{([^{}]+)\}/g;

/** Fills the `{name}` placeholders of a content text; the content check has the names that each text allows. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => String(values[name] ?? whole));
}
