import type { ReceiverSettings, Setting } from './receiver';

/** A provider of the table, with the settings that it needs. */
export interface Chosen<Provider> {
  readonly provider: Provider;
  readonly given: Readonly<Record<Setting, string>>;
}

/**
 * The provider that the settings choose; null where the form sends nothing.
 * @throws Error where the table has no such provider or a setting is missing: it must not be replaced silently
 */
export function chosenProvider<Provider extends { readonly needs: readonly Setting[] }>(
  table: Readonly<Record<string, Provider | null>>,
  { provider: name, id, action }: ReceiverSettings,
): Chosen<Provider> | null {
  const provider = Object.hasOwn(table, name) ? table[name] : undefined;
  if (provider === undefined)
    throw new Error(`"${name}" is no form provider; there are ${Object.keys(table).join(', ')}.`);
  if (provider === null) return null;
  const given = { id: id ?? '', action: action ?? '' };
  const missing = provider.needs.filter((setting) => !given[setting]);
  if (missing.length > 0) throw new Error(`The form provider "${name}" needs ${missing.join(', ')}.`);
  return { provider, given };
}
