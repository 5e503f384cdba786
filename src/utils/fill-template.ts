/**
 * Fills `{name}` in a text of the content with a value.
 * A name without a value stays as it is, so that a slip is seen.
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
