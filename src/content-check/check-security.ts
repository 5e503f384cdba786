import type { ContentFiles } from '../content-reader/content-files';
import { type Problem, problem } from '../content-reader/problem';
import { addDays, isCalendarDay } from '../utils/calendar';
import { member } from '../utils/is-record';
import { sourceOf } from './written-values';

/** A new day for security.txt is asked for this long before the old one. */
const DAYS_OF_NOTICE = 60;

/** Hosts that publish all projects of one owner at one address, each in a folder of it. */
const SHARED_HOSTS = ['github.io', 'gitlab.io', 'codeberg.page'];

function sharedHost(siteUrl: unknown): string | undefined {
  if (typeof siteUrl !== 'string' || !URL.canParse(siteUrl)) return undefined;
  const hostname = new URL(siteUrl).hostname.replace(/\.$/, '');
  return SHARED_HOSTS.some((host) => hostname.endsWith(`.${host}`)) ? hostname : undefined;
}

/** The browser lets every page of an address read what the editor keeps there, and so whatever its authors may do. */
export function checkEditorAddress(files: ContentFiles): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const shared = sharedHost(member(source?.value, 'siteUrl'));
  if (!source || !shared || member(source.value, 'editor') === undefined) return [];
  const message = `All projects of one owner share the address ${shared}, and could read what authors sign in with`;
  return [problem('editor-shared-address', source.placeOfKey(['editor']), message)];
}

/** The day until which security.txt is valid; an expired file looks abandoned to researchers. */
export function checkSecurityTxt(files: ContentFiles, today: string): Problem[] {
  const source = sourceOf(files, 'site.yaml');
  const expires = member(member(source?.value, 'security'), 'expires');
  if (!source || typeof expires !== 'string' || !isCalendarDay(expires)) return [];
  const place = source.placeOf(['security', 'expires']);
  if (expires < today) return [problem('security-expired', place, `security.txt expired on ${expires}`)];
  if (expires > addDays(today, DAYS_OF_NOTICE)) return [];
  return [problem('security-expires', place, `security.txt expires on ${expires}; after that no site can be built`)];
}
