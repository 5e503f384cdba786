import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { PROVIDERS } from '../utils/forms/provider-table';
import { property, sourceOf } from './written-values';

/** The providers that the privacy page can name; undefined where its file cannot be read. */
function namedProviders(files: ContentFiles): readonly unknown[] | undefined {
  const list = property(sourceOf(files, 'pages/privacy.yaml')?.value, 'providers');
  return Array.isArray(list) ? list.map((entry) => property(entry, 'id')) : undefined;
}

/** The privacy page has to say who is responsible for the data that the forms collect. */
export function checkBusiness(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  if (!source?.value) return [];
  const business = property(source.value, 'business');
  const missing = ['legalName', 'address'].filter((key) => typeof property(business, key) !== 'string');
  if (missing.length === 0) return [];
  const message = "The privacy page cannot name who is responsible for visitors' data yet";
  const fix = `Add \`business:\` with ${missing.map((key) => `\`${key}:\``).join(' and ')} before a form goes live.`;
  return [problem('business-unnamed', source.placeOfKey([business ? 'business' : 'email']), message, { fix })];
}

/** The providers of the forms: the privacy page says who receives what a visitor sends, so it needs their names. */
export function checkForms(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const named = namedProviders(files);
  if (!source || !named) return [];
  return Object.entries(PROVIDERS).flatMap(([form, table]: [string, Readonly<Record<string, unknown>>]): Problem[] => {
    const provider = property(property(property(source.value, 'forms'), form), 'provider');
    if (typeof provider !== 'string' || !table[provider] || named.includes(provider)) return [];
    const message = `The privacy page has no name for ${provider}, which receives the ${form} form`;
    const fix = `Add \`id: ${provider}\` with a \`name:\` to \`providers:\` in content/pages/privacy.yaml.`;
    return [problem('provider-unnamed', source.placeOf(['forms', form, 'provider']), message, { fix })];
  });
}
