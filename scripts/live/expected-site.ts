import { SECURITY_HEADERS, securityHeaders } from '../../plugins/gatsby-plugin-static-host/index';
import { sourceOf } from '../../src/content/check/written-values';
import { postStatus } from '../../src/content/model/post';
import { siteSettings } from '../../src/content/model/site';
import type { ContentFiles } from '../../src/content/read/content-files';
import { policyFor } from '../../src/gatsby/host-options';
import { absoluteUrl, postPath, THANKS } from '../../src/routes';
import { addDays } from '../../src/utils/calendar';
import { CONTACT_PROVIDERS, contactReceiver } from '../../src/utils/forms/contact-providers';
import type { ContactProvider } from '../../src/utils/forms/receiver';
import { AuthorError } from '../for-author';

/** What the content says about the site that should be live. */
export interface ExpectedSite {
  /** The address that is written into its pages. */
  readonly siteUrl: string;
  /** The headers of all its files. */
  readonly headers: Readonly<Record<string, string>>;
  /** The address of the business, which signs a test message. */
  readonly email: string;
  /** The newest article that must be there, if there is one. */
  readonly newest?: { readonly path: string; readonly date: string };
  /** Who receives the contact form; nobody where it is simulated. */
  readonly contact?: { readonly name: string; readonly action: string; readonly provider: ContactProvider };
}

function contactOf(
  settings: Parameters<typeof contactReceiver>[0],
  siteUrl: string,
): Required<ExpectedSite>['contact'] | undefined {
  const place = { name: 'contact', thanksPath: THANKS, thanksUrl: absoluteUrl(siteUrl, THANKS) };
  const { post } = contactReceiver(settings, place);
  const provider = CONTACT_PROVIDERS[settings.provider];
  return post && provider ? { name: settings.provider, action: post.action, provider } : undefined;
}

/**
 * Reads from the content what must be live on a day.
 * @throws AuthorError where `site.yaml` has a mistake
 */
export function expectedSite(files: ContentFiles, day: string): ExpectedSite {
  const settings = siteSettings.safeParse(sourceOf(files, 'site.yaml')?.value);
  if (!settings.success) throw new AuthorError('content/site.yaml has a mistake; npm run check:content says which.');
  const { siteUrl, email, forms, security } = settings.data;
  const policy = policyFor(settings.data);
  const headers =
    security.reportTo === undefined ? SECURITY_HEADERS : securityHeaders({ endpoint: security.reportTo, policy });
  // An article of today appears with the next build, which may be tonight's.
  const yesterday = addDays(day, -1);
  const [newest] = files.posts
    .flatMap(({ slug, frontMatter }) =>
      frontMatter && postStatus(frontMatter, yesterday) === 'published'
        ? [{ path: postPath(slug), date: frontMatter.date }]
        : [],
    )
    .sort((a, b) => b.date.localeCompare(a.date));
  return { siteUrl, headers, email, newest, contact: contactOf(forms.contact, siteUrl) };
}
