import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { fieldName } from '../content-reader/zod-issues';
import { member } from '../utils/is-record';
import { isExampleAddress } from './check-forms';
import { checkFields, sourceOf } from './written-values';

const ADDRESS_FIELDS: readonly (string | undefined)[] = ['https', 'email', 'href'];

/** What to write in place of an example, by the field of `site.yaml` that holds it. */
const REAL_ADDRESS: Readonly<Record<string, string>> = {
  siteUrl:
    'Write the address that visitors will type, such as https://www.your-domain.com, without a slash at the end.',
  email: 'Write the address at which you read mail from visitors.',
  'booking.url': 'Write the address of your scheduling page (Calendly, Cal.com, TidyCal or another).',
  'security.email': 'Write the address to which security problems can be reported; the one above will do.',
};

/** Addresses of data files that cannot be reached, such as those that the site is delivered with. */
export function checkExampleAddresses(files: ContentFiles): Problem[] {
  return checkFields(files, (file, { field, path, value }) => {
    if (!('collection' in file) || !file.source || !ADDRESS_FIELDS.includes(field.field)) return [];
    if (typeof value !== 'string' || !isExampleAddress(value)) return [];
    const fix = file.collection.file === 'site.yaml' ? REAL_ADDRESS[path.join('.')] : undefined;
    const details = { found: value, ...(fix !== undefined && { fix }) };
    return [problem('address-example', file.source.placeOf(path), `${fieldName(path)} is an example address`, details)];
  });
}

/** The founder goes by no name until the owner says that the one in `site.yaml` is real. */
export function checkFounder(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const founder = member(source?.value, 'founder');
  if (!source || member(founder, 'isRealName') !== false) return [];
  const place = source.placeOf(['founder', 'isRealName']);
  return [problem('founder-unnamed', place, 'The founder has no name yet', { found: String(member(founder, 'name')) })];
}
