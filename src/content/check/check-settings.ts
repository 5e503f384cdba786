import { SIMULATED } from '../../forms/receiver';
import { addDays, addMonths } from '../../utils/calendar';
import { withoutLinks } from '../../utils/inline-links';
import { hostsOf } from '../model/address';
import type { Entries } from '../model/collections';
import { type ContentFiles, entriesOf, filesOf } from '../read/content-files';
import { type Finding, finding, type Location } from '../read/finding';
import type { Site } from '../resolve/site';
import { linksInTexts } from './check-links';
import { valueIn } from './unknown';

/** Reserved domain names (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example\.(com|net|org)|example|invalid|test)$/i;
/** Names and numbers of one computer or of a network at home or at work (RFC 1918, 4193, 6598, 6762, 8375). */
const PRIVATE: readonly RegExp[] = [
  /(^|\.)(localhost|local|localdomain|lan|home|corp|internal|intranet|private|home\.arpa)$/i,
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+$/,
  /^\[(::1?|::ffff:.*|f[cd][\da-f]{2}:.*|fe[89ab][\da-f]:.*)\]$/i,
];

function whyUnreachable(address: string): string | undefined {
  const hosts = hostsOf(address);
  if (hosts.some((host) => RESERVED.test(host))) return 'is an example address';
  const isPrivate = hosts.some((host) => PRIVATE.some((pattern) => pattern.test(host)));
  return isPrivate ? 'is an address inside your own network, which visitors cannot open' : undefined;
}

/** `content/site.yaml`, with the check's day. */
interface Settings {
  readonly files: ContentFiles;
  readonly settings: Entries['SiteSettings'];
  readonly locationOf: (...path: readonly string[]) => Location;
  readonly today: string;
}

const CONNECT_FORM =
  'Write `provider:` with the service that receives it and its `id:`, such as formspree; docs/forms.md lists them all. Send yourself a message once the site is live.';

/** A live site must not claim to have sent a message. (The newsletter form itself shows that it sends nothing.) */
function checkForms({ settings: { siteUrl, forms }, locationOf }: Settings): Finding[] {
  return (['contact', 'newsletter'] as const).flatMap((form): Finding[] => {
    if (forms[form].provider !== SIMULATED) return [];
    const location = locationOf('forms', form, 'provider');
    if (form !== 'contact' || whyUnreachable(siteUrl))
      return [finding('before-launch', location, `The ${form} form sends nothing yet`, { fix: CONNECT_FORM })];
    const message = `The contact form only pretends to send, but ${siteUrl} is the address of a real site`;
    return [finding('form-simulated', location, message)];
  });
}

/** The privacy page must name who receives visitors' data. */
function checkProviders({ files, settings: { forms, statistics }, locationOf }: Settings): Finding[] {
  const named = [SIMULATED, ...entriesOf(files, 'Provider').map((entry) => entry.provider)];
  const receiver = (provider: string, what: string, ...path: string[]) => {
    return { provider, who: `${provider}, which receives ${what}`, location: locationOf(...path, 'provider') };
  };
  const receivers = [
    receiver(forms.contact.provider, 'the contact form', 'forms', 'contact'),
    receiver(forms.newsletter.provider, 'the newsletter form', 'forms', 'newsletter'),
    ...(statistics ? [receiver(statistics.provider, 'the statistics', 'statistics')] : []),
    ...files.texts
      .filter(({ path }) => path.slice(1).join('.') === 'payLink.url')
      .map(({ location }) => ({ provider: 'payment', who: 'who takes your payments', location: location() })),
  ];
  return receivers.flatMap(({ provider, who, location }) => {
    if (named.some((name) => name === provider)) return [];
    const message = `The privacy page has no name for ${who}`;
    const fix = `Add the \`provider\` ${provider} with a \`name\` to content/providers.yaml.`;
    const needs = [valueIn('providers.yaml', '*', 'provider')];
    return [finding('provider-unnamed', location, message, { fix, needs })];
  });
}

function checkBusiness({ settings: { business }, locationOf }: Settings): Finding[] {
  const missing = (['legalName', 'address'] as const).filter((key) => business?.[key] === undefined);
  if (missing.length === 0) return [];
  const message = "The privacy page cannot name who is responsible for visitors' data yet";
  const fix = `Add \`business:\` with ${missing.map((key) => `\`${key}:\``).join(' and ')} before a form goes live.`;
  const needs = [valueIn('site.yaml', 'business')];
  return [finding('before-launch', locationOf(business ? 'business' : 'email'), message, { fix, needs })];
}

const ADDRESS_FIELDS: readonly (string | undefined)[] = ['https', 'email', 'href'];

const ADDRESS_IN_WORDS = /https?:\/\/[^\s"'<>()]+|\bwww\.[^\s"'<>()]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gi;

/** Finds addresses that visitors cannot reach, such as the sample ones: in fields, links and plain words. */
export function checkExampleAddresses(files: ContentFiles): Finding[] {
  const fields = files.texts.flatMap(({ field, location, name, value }) => {
    const why = ADDRESS_FIELDS.includes(field.field) && whyUnreachable(value);
    if (!why) return [];
    const details = { found: value, fix: `Write the real one. ${field.description ?? ''}` };
    return [finding('before-launch', location(), `${name} ${why}`, details)];
  });
  const words = files.texts.flatMap(({ field, location, value }) => {
    const found = field.prose ? (withoutLinks(value).match(ADDRESS_IN_WORDS) ?? []) : [];
    return found.map((url) => ({ url, location: location(url) }));
  });
  const fix = 'Write the real one.';
  const inTexts = [...linksInTexts(files), ...words].flatMap(({ url, location }) => {
    const why = whyUnreachable(url);
    return why ? [finding('before-launch', location, `This ${why}`, { found: url, fix })] : [];
  });
  return [...fields, ...inTexts];
}

/** Hosts that publish all of an owner's projects in folders of one origin. */
const SHARED_HOST = /\.(github\.io|gitlab\.io|codeberg\.page)$/;

/** Every page of an origin can read the token the editor stores there, and so act as its authors. */
function checkEditorAddress({ settings: { siteUrl, editor }, locationOf }: Settings): Finding[] {
  const [host = ''] = hostsOf(siteUrl);
  if (!SHARED_HOST.test(host) || editor === undefined) return [];
  const message = `All projects of one owner share the address ${host}, and could read what authors sign in with`;
  return [finding('editor-shared-address', locationOf('editor'), message)];
}

/** Days before security.txt expires from which the check warns. */
const DAYS_OF_NOTICE = 60;

/** Checks the expiry of security.txt: researchers trust no file that has expired, or that is for longer than a year (RFC 9116). */
function checkSecurityTxt({ settings, locationOf, today }: Settings): Finding[] {
  const { expires } = settings.security;
  const isFar = expires > addMonths(today, 12);
  if (!isFar && expires > addDays(today, DAYS_OF_NOTICE)) return [];
  const far = isFar ? ', more than a year ahead' : '';
  const message = `security.txt ${expires < today ? 'expired' : 'expires'} on ${expires}${far}`;
  return [finding('security-expires', locationOf('security', 'expires'), message)];
}

/** Finds a notice whose time has passed. */
function checkNotice({ settings: { notice }, locationOf, today }: Settings): Finding[] {
  if (!notice || notice.until >= today) return [];
  const message = `The notice was shown until ${notice.until}`;
  const fix = 'Delete `notice:`, or write a new text and day.';
  return [finding('said-too-late', locationOf('notice', 'until'), message, { fix })];
}

/** Checks `content/site.yaml`: what has to be real before the site goes live, and what must not be forgotten later. */
export function checkSettings(files: ContentFiles, { day: today }: Site): Finding[] {
  const checks = [checkForms, checkProviders, checkBusiness, checkEditorAddress, checkSecurityTxt, checkNotice];
  return filesOf(files, 'SiteSettings').flatMap(({ entries, source }) =>
    entries.flatMap((settings) => {
      const judged = { files, settings, locationOf: (...path: readonly string[]) => source.locationOfKey(path), today };
      return checks.flatMap((check) => check(judged));
    }),
  );
}
