import { addDays, isCalendarDay } from '../../utils/calendar';
import { PROVIDERS } from '../../utils/forms/providers';
import { SIMULATED } from '../../utils/forms/receiver';
import { member } from '../../utils/is-record';
import type { ContentFiles } from '../read/content-files';
import { type Problem, problem } from '../read/problem';
import { allTexts, sourceOf, validEntries } from './field-traversal';
import type { SiteMap } from './site-map';

/** Reserved domain names (RFC 2606, RFC 6761), and names of the local machine. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;
const LOOPBACK = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** The host of a URL or e-mail address. */
function hostOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url && url.host !== '' ? url.hostname : address.slice(address.lastIndexOf('@') + 1);
  return host.replace(/\.$/, '');
}

/** Whether an address cannot be reached from outside, as with the sample ones. */
function isExampleAddress(address: string): boolean {
  const host = hostOf(address);
  return RESERVED.test(host) || LOOPBACK.test(host);
}

/** Providers that the privacy page can name; undefined while its file has a mistake. */
function namedProviders(files: ContentFiles): readonly unknown[] | undefined {
  return validEntries(files, 'providers.yaml')?.map((entry) => member(entry, 'provider'));
}

const CONNECT_FORM =
  'Write `provider:` with the service that receives it and its `id:`, such as formspree; docs/forms.md lists them all. Send yourself a message once the site is live.';

/** A live site must not claim to have sent a message. (The newsletter itself says that it sends nothing.) */
export function checkSimulation(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const siteUrl = member(source?.value, 'siteUrl');
  const isLive = typeof siteUrl === 'string' && !isExampleAddress(siteUrl);
  if (!source) return [];
  return Object.keys(PROVIDERS).flatMap((form): Problem[] => {
    if (member(member(member(source.value, 'forms'), form), 'provider') !== SIMULATED) return [];
    const place = source.placeOf(['forms', form, 'provider']);
    if (form !== 'contact' || !isLive)
      return [problem('before-launch', place, `The ${form} form sends nothing yet`, { fix: CONNECT_FORM })];
    const message = `The contact form only pretends to send, but ${siteUrl} is the address of a real site`;
    return [problem('form-simulated', place, message)];
  });
}

/** Checks that the privacy page names the data controller. */
export function checkBusiness(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  if (!source?.value) return [];
  const business = member(source.value, 'business');
  const missing = ['legalName', 'address'].filter((key) => typeof member(business, key) !== 'string');
  if (missing.length === 0) return [];
  const message = "The privacy page cannot name who is responsible for visitors' data yet";
  const fix = `Add \`business:\` with ${missing.map((key) => `\`${key}:\``).join(' and ')} before a form goes live.`;
  return [problem('before-launch', source.placeOfKey([business ? 'business' : 'email']), message, { fix })];
}

/** Checks that the privacy page can name the forms' providers, who receive visitors' data. */
export function checkForms(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const named = namedProviders(files);
  if (!source || !named) return [];
  return Object.entries(PROVIDERS).flatMap(([form, table]: [string, Readonly<Record<string, unknown>>]): Problem[] => {
    const provider = member(member(member(source.value, 'forms'), form), 'provider');
    if (typeof provider !== 'string' || !table[provider] || named.includes(provider)) return [];
    const message = `The privacy page has no name for ${provider}, which receives the ${form} form`;
    const fix = `Add \`provider: ${provider}\` with a \`name:\` to content/providers.yaml.`;
    return [problem('provider-unnamed', source.placeOf(['forms', form, 'provider']), message, { fix })];
  });
}

const ADDRESS_FIELDS: readonly (string | undefined)[] = ['https', 'email', 'href'];

/** Finds addresses in data files that cannot be reached, such as the sample ones. */
export function checkExampleAddresses(files: ContentFiles): Problem[] {
  return allTexts(files).flatMap(({ file, field, place, name, value }) => {
    if (!('collection' in file) || !ADDRESS_FIELDS.includes(field.field) || !isExampleAddress(value)) return [];
    const details = { found: value, fix: `Write the real one. ${field.description ?? ''}` };
    return [problem('before-launch', place(), `${name} is an example address`, details)];
  });
}

/** The founder stays unnamed until the owner confirms the name in `site.yaml`. */
export function checkFounder(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const founder = member(source?.value, 'founder');
  if (!source || member(founder, 'isRealName') !== false) return [];
  const place = source.placeOf(['founder', 'isRealName']);
  const fix = 'Write the name in `name:` and set `isRealName: true`; or leave it, if the founder is not to be named.';
  const details = { found: String(member(founder, 'name')), fix };
  return [problem('before-launch', place, 'The founder has no name yet', details)];
}

/** Days before security.txt expires that the check asks for a new date. */
const DAYS_OF_NOTICE = 60;

/** Hosts that publish all of an owner's projects in folders of one origin. */
const SHARED_HOSTS = ['github.io', 'gitlab.io', 'codeberg.page'];

function sharedHost(siteUrl: unknown): string | undefined {
  if (typeof siteUrl !== 'string' || !URL.canParse(siteUrl)) return undefined;
  const hostname = new URL(siteUrl).hostname.replace(/\.$/, '');
  return SHARED_HOSTS.some((host) => hostname.endsWith(`.${host}`)) ? hostname : undefined;
}

/** Every page of an origin can read the token the editor stores there, and so act as its authors. */
export function checkEditorAddress(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const shared = sharedHost(member(source?.value, 'siteUrl'));
  if (!source || !shared || member(source.value, 'editor') === undefined) return [];
  const message = `All projects of one owner share the address ${shared}, and could read what authors sign in with`;
  return [problem('editor-shared-address', source.placeOfKey(['editor']), message)];
}

/** Checks the expiry of security.txt; an expired file looks abandoned to researchers. */
export function checkSecurityTxt(files: ContentFiles, _site: SiteMap, today: string): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const expires = member(member(source?.value, 'security'), 'expires');
  if (!source || typeof expires !== 'string' || !isCalendarDay(expires)) return [];
  const place = source.placeOf(['security', 'expires']);
  if (expires < today) return [problem('security-expires', place, `security.txt expired on ${expires}`)];
  if (expires > addDays(today, DAYS_OF_NOTICE)) return [];
  return [problem('security-expires', place, `security.txt expires on ${expires}`)];
}
