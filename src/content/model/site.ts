import { z } from 'zod';
import { SOCIAL_SHAPES } from '../../utils/social-shapes';
import {
  day,
  email,
  group,
  httpsUrl,
  link,
  picture,
  placeholderLink,
  serverUrl,
  slug,
  telephone,
  text,
  verbatim,
} from './fields';
import { formSettings, statisticsSettings } from './receivers';

/** `editor` in `content/site.yaml`: where the published editor saves. */
export const editorHost = z
  .strictObject({
    host: z.enum(['github', 'gitlab']).meta({
      description: 'Where the repository is.',
      graphql: 'EditorHost',
    }),
    repo: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)+$/, {
        message: 'must be the owner and the name with a slash between them, such as jane/website',
      })
      .describe('The repository: its owner and its name, as in its address.'),
    branch: z
      .string()
      .regex(/^[\w.-]+(\/[\w.-]+)*$/, { message: 'must be the name of a branch, such as main' })
      .describe('The branch that is read and saved to, such as main.'),
    authenticator: serverUrl(
      'Only GitHub: the service that signs people in; without one they need a token each.',
    ).optional(),
    appId: z
      .string()
      .regex(/^[\w-]+$/, { message: 'must be letters, digits, hyphens and underscores only' })
      .describe('Only GitLab: the public id of the application that signs people in; never its secret.')
      .optional(),
  })
  .refine(({ host, appId, authenticator }) => (host === 'github' ? appId : authenticator) === undefined, {
    message: 'has the setting of another host: `authenticator` is for github, `appId` for gitlab',
  })
  .describe('The editor on the published site, at /edit/; leave it out to have none. docs/editor.md explains it.');

/** Where the published editor saves. */
export type EditorHost = z.infer<typeof editorHost>;

const interest = z.strictObject({
  value: verbatim('The short name that the form sends.').meta({ unique: 'value' }),
  label: text('The words that the visitor reads.'),
});

const socialLink = z.strictObject({
  network: z.enum(Object.keys(SOCIAL_SHAPES)).describe('Which icon is shown.'),
  label: text('The name of the network, as visitors read it.'),
  href: httpsUrl('The address of the profile; leave it out while there is none.').meta({ comesLater: true }).optional(),
});

const footerGroup = z.strictObject({
  title: text('The heading of the group.'),
  links: z.array(placeholderLink('One link.')).min(1),
});

/** The value of a meta element, which people copy whole. */
const verificationCode = (description: string) =>
  z
    .string()
    .regex(/^[\w-]+$/, { message: 'must be only what stands between the quotes after `content=`' })
    .describe(description);

const notice = group('Said above the header of every page; leave it out to say nothing.', {
  text: text('One sentence.'),
  link: link('A link after it.').optional(),
  from: day('The first day on which it is said, if that is still to come.').optional(),
  until: day('The last day on which it is said.'),
})
  .refine(({ from, until }) => from === undefined || from <= until, {
    path: ['until'],
    message: 'is earlier than `from`',
  })
  .meta({ graphql: 'Notice' });

const way = {
  title: text('What it is called, such as WhatsApp or Telephone.'),
  text: text('The sentence under it on the contact page.'),
  number: telephone('The number with the code of its country, such as +44 20 7946 0123.'),
};

/** `content/site.yaml`: site-wide settings. */
export const siteSettings = z.strictObject({
  brand: z.strictObject({
    name: text('The name of the business.'),
    shortName: text("The name under the icon on a phone's home screen; many phones cut it off after 12 characters."),
    description: text('The brand text in the footer.'),
    picture: picture('The picture that appears when a link to a page without its own is shared.'),
  }),
  siteUrl: httpsUrl('The address of the published site, without a slash at the end.')
    .refine((url) => /^https:\/\/[^/?#]*$/.test(url), {
      message: 'must end after the name of the site, without a slash or a path',
    })
    .refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
      message: 'must be only https:// and the name of the site, in the small letters in which browsers send it',
    }),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/, { message: 'must be the code of a language, such as en or en-GB' })
    .describe('The language of the site, such as en-GB.'),
  founder: slug('The founder, by the `slug` in people.yaml.').meta({ reference: 'person' }),
  business: group('Who runs the business; the privacy page must name them before a form goes live.', {
    legalName: text('The full name of the person or company that runs the business, as on a contract.').optional(),
    address: text('Its postal address, on one line.').optional(),
    icoNumber: text("Its registration number with the Information Commissioner's Office, such as ZA123456.").optional(),
  }).optional(),
  email: email('The email address of the business, shown on the site.'),
  contact: group('Further ways to get in touch, on the contact page and in the footer.', {
    whatsapp: group('A chat on WhatsApp.', {
      ...way,
      message: text('The words with which the message of the visitor begins.').optional(),
    }).optional(),
    telephone: group('A number to call.', way).optional(),
  })
    .meta({ graphql: 'ContactWays' })
    .optional(),
  notice: notice.optional(),
  booking: z.strictObject({
    label: text('The words of the button in the header.'),
    url: httpsUrl('The address of the scheduling page, which every booking button opens.'),
    utm: z
      .boolean()
      .describe(
        'Whether booking links say which page they are on, in `utm_source`, `utm_medium` and `utm_campaign`, which Cal.com and Calendly keep with each booking.',
      )
      .optional(),
  }),
  security: group('What /.well-known/security.txt tells security researchers.', {
    email: email('The address to which security problems can be reported.'),
    expires: day('The last day on which this is valid, at most a year ahead.'),
  }),
  navigation: z.array(link('One link of the header.')).min(1),
  social: z.array(socialLink),
  footer: z.strictObject({
    groups: z.array(footerGroup).min(1),
    contactTitle: text('The heading above the email address.'),
    socialTitle: text('The heading above the social links.'),
    legal: z.array(placeholderLink('One link of the last line.')),
    rights: text('The words after the year and the name of the business.'),
  }),
  blogFilters: z.strictObject({
    all: text('The button that shows every article.'),
    categories: z.array(text('A category name.').meta({ reference: 'category' })),
  }),
  interests: z.array(interest).min(1).describe('The choices of the contact form.'),
  forms: formSettings,
  statistics: statisticsSettings.optional(),
  verification: group('Proves to search engines that the site is yours; docs/from-nothing-to-live.md says how.', {
    google: verificationCode('The code of the HTML tag that Google Search Console shows.').optional(),
    bing: verificationCode('The code of the meta tag that Bing Webmaster Tools shows.').optional(),
  }).optional(),
  editor: editorHost.optional(),
});
