import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { PROVIDERS } from '../utils/forms/providers';
import { SIMULATED } from '../utils/forms/receiver';
import { member } from '../utils/is-record';
import { isSound, sourceOf } from './written-values';

/** Reserved domain names (RFC 2606, RFC 6761), and names of the local machine. */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test|localhost)$/i;
const LOOPBACK = /^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;

/** The host of an address, or of an e-mail address. */
function hostOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const host = url && url.host !== '' ? url.hostname : address.slice(address.lastIndexOf('@') + 1);
  return host.replace(/\.$/, '');
}

/** Whether an address is one that cannot be reached from elsewhere, such as those that the site is delivered with. */
export function isExampleAddress(address: string): boolean {
  const host = hostOf(address);
  return RESERVED.test(host) || LOOPBACK.test(host);
}

/** The providers that the privacy page can name; undefined while its file has a mistake. */
function namedProviders(files: ContentFiles): readonly unknown[] | undefined {
  if (!isSound(files, 'pages/privacy.yaml')) return undefined;
  const list = member(sourceOf(files, 'pages/privacy.yaml')?.value, 'providers');
  return Array.isArray(list) ? list.map((entry) => member(entry, 'id')) : undefined;
}

/** A live site never says that it has sent what it has not. The newsletter says itself that it sends nothing. */
export function checkSimulation(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const siteUrl = member(source?.value, 'siteUrl');
  const isLive = typeof siteUrl === 'string' && !isExampleAddress(siteUrl);
  if (!source) return [];
  return Object.keys(PROVIDERS).flatMap((form): Problem[] => {
    if (member(member(member(source.value, 'forms'), form), 'provider') !== SIMULATED) return [];
    const place = source.placeOf(['forms', form, 'provider']);
    if (form !== 'contact' || !isLive)
      return [problem('form-unconnected', place, `The ${form} form sends nothing yet`)];
    const message = `The contact form only pretends to send, but ${siteUrl} is the address of a real site`;
    return [problem('form-simulated', place, message)];
  });
}

/** The privacy page has to say who is responsible for the data that the forms collect. */
export function checkBusiness(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  if (!source?.value) return [];
  const business = member(source.value, 'business');
  const missing = ['legalName', 'address'].filter((key) => typeof member(business, key) !== 'string');
  if (missing.length === 0) return [];
  const message = "The privacy page cannot name who is responsible for visitors' data yet";
  const fix = `Add \`business:\` with ${missing.map((key) => `\`${key}:\``).join(' and ')} before a form goes live.`;
  return [problem('business-unnamed', source.placeOfKey([business ? 'business' : 'email']), message, { fix })];
}

/** The addresses that hosts give to sites and where only files are served, with the host's name. */
const FILES_ONLY: readonly (readonly [string, string])[] = [
  ['.github.io', 'GitHub Pages'],
  ['.gitlab.io', 'GitLab Pages'],
  ['.netlify.app', 'Netlify'],
  ['.pages.dev', 'Cloudflare Pages'],
];

/** Our own endpoint is a server: beside the site it runs only where the site has a server of its own. */
export function checkEndpoint(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const contact = member(member(source?.value, 'forms'), 'contact');
  const siteUrl = member(source?.value, 'siteUrl');
  if (!source || member(contact, 'provider') !== 'function' || member(contact, 'action') !== undefined) return [];
  const host = typeof siteUrl === 'string' && URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '';
  const [, name] = FILES_ONLY.find(([ending]) => host.endsWith(ending)) ?? [];
  if (name === undefined) return [];
  const message = `${name} serves files only: nothing there can take the messages of the contact form`;
  return [problem('endpoint-nowhere', source.placeOf(['forms', 'contact', 'provider']), message)];
}

/** The providers of the forms: the privacy page says who receives what a visitor sends, so it needs their names. */
export function checkForms(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const named = namedProviders(files);
  if (!source || !named) return [];
  return Object.entries(PROVIDERS).flatMap(([form, table]: [string, Readonly<Record<string, unknown>>]): Problem[] => {
    const provider = member(member(member(source.value, 'forms'), form), 'provider');
    if (typeof provider !== 'string' || !table[provider] || named.includes(provider)) return [];
    const message = `The privacy page has no name for ${provider}, which receives the ${form} form`;
    const fix = `Add \`id: ${provider}\` with a \`name:\` to \`providers:\` in content/pages/privacy.yaml.`;
    return [problem('provider-unnamed', source.placeOf(['forms', form, 'provider']), message, { fix })];
  });
}
