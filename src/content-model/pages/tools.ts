import { z } from 'zod';
import { drawing, heading, href, icon, searchEntry, seo, text } from '../fields';

/** `content/pages/tools.yaml`. */
export const toolsCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page.'),
  tools: z
    .array(
      z.strictObject({
        icon: icon('The drawing above the title, where the tool has no picture.'),
        picture: drawing('A picture of what the tool shows, twice as wide as it is high.').optional(),
        title: text('What the tool is called.'),
        text: text('What it does, in one or two sentences.'),
        linkLabel: text('The words of the link.'),
        href: href('The page of the tool.'),
      }),
    )
    .min(1)
    .describe('The tools, in display order.'),
  note: text('The sentence under the cards.'),
});
