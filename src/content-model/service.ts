import { z } from 'zod';
import { altText, href, icon, picture, slug, text } from './fields';

/** One entry of `content/services.yaml`. */
export const service = z.strictObject({
  slug: slug('The id of the service, which pricing.yaml uses too. To rename it, change both.'),
  icon: icon('The icon on the card.'),
  title: text('The name of the service.'),
  shortDescription: text('The sentence on the card.'),
  longDescription: text('The whole description, for the services page and the dialog.'),
  audience: text('Who the service is for, in one sentence.'),
  image: picture('The picture on the services page.'),
  imageAlt: altText('What the picture shows; empty if it only decorates.'),
  hasPage: z.boolean().describe('true: the card leads to pageUrl. false: the card opens a dialog.'),
  pageUrl: href('The address of the page about this service.').meta({ unique: true }).optional(),
  linkLabel: text("The words of the card's link or button."),
});
