import { z } from 'zod';
import { day, email, httpsUrl, link, picture, placeholderLink, text } from './fields';
import { contactReceiver, newsletterReceiver } from './form-receiver';

const interest = z.strictObject({
  value: text('What is sent.').meta({ unique: true }),
  label: text('What the visitor reads.'),
});

const socialLink = z.strictObject({
  network: z.enum(['facebook', 'instagram', 'x', 'linkedin']).describe('Which icon is shown.'),
  label: text('The name of the network.'),
  href: httpsUrl('The address of the profile; leave it out while there is none.').optional(),
});

const footerGroup = z.strictObject({
  title: text('The heading of the group.'),
  links: z.array(placeholderLink('One link.')).min(1),
});

/** `content/site.yaml`: everything that belongs to the whole site. */
export const siteSettings = z.strictObject({
  brand: z.strictObject({
    name: text('The name of the business.'),
    shortName: text('The name under an icon on a home screen, at most 12 characters.'),
    description: text('The brand text in the footer.'),
    picture: picture('The drawing on the preview card of pages that name none of their own.'),
  }),
  siteUrl: httpsUrl('The address of the published site, without a slash at the end.'),
  language: z
    .string()
    .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
    .describe('The language of the site, such as en-GB.'),
  founder: z.strictObject({
    name: text('How the founder is called on the site.'),
    role: text('What the founder is.'),
    isRealName: z.boolean().describe("true once `name` is a person's name; search engines are told a name only then."),
  }),
  email: email('The contact address.'),
  booking: z.strictObject({
    label: text('The words of the button in the header.'),
    url: httpsUrl('The external scheduling page.'),
  }),
  security: z
    .strictObject({
      email: email('Where security holes are reported to.'),
      expires: day('The day on which the file ends to hold; set it anew each year.'),
    })
    .describe('What /.well-known/security.txt says (RFC 9116).'),
  socialProof: z.strictObject({
    badge: text('The claim on the home page.'),
    nursesHelped: text('The claim on the about page.'),
  }),
  navigation: z.array(link('One link of the header.')).min(1),
  social: z.array(socialLink),
  footer: z.strictObject({
    groups: z.array(footerGroup).min(1),
    contactTitle: text('The heading above the e-mail address.'),
    socialTitle: text('The heading above the social links.'),
    legal: z.array(placeholderLink('One link of the last line.')),
    rights: text('The words after the year and the brand.'),
  }),
  blogFilters: z.strictObject({
    all: text('The button that shows every post.'),
    categories: z.array(text('A category name.').meta({ reference: 'category' })).min(1),
  }),
  interests: z.array(interest).min(1).describe('The choices of the contact form.'),
  forms: z.strictObject({
    contact: contactReceiver,
    newsletter: newsletterReceiver,
  }),
});
