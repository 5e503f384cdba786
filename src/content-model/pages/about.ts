import { z } from 'zod';
import { altText, heading, icon, picture, searchEntry, seo, text, texts } from '../fields';

/** `content/pages/about.yaml`; the story is shown on the home page as well. */
export const aboutCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  about: z.strictObject({
    title: text('The heading of the page.'),
    lead: text('The first sentences.'),
    missionTitle: text('The heading of the mission.'),
    mission: text('The mission.'),
    image: picture('The picture beside the text.'),
    imageAlt: altText('What the picture shows; empty if it only decorates.'),
  }),
  reasons: heading('The heading above the reasons of content/reasons.yaml.'),
  story: z.strictObject({
    title: text("The heading of the founder's story."),
    summary: text('The short form, for the home page.'),
    paragraphs: texts('The story, paragraph by paragraph.', 'One paragraph.'),
    portrait: picture("The founder's portrait."),
    portraitAlt: altText('What the portrait shows.'),
    badges: z
      .array(z.strictObject({ icon: icon('The icon.'), label: text('The words.') }))
      .min(1)
      .describe('The badges.'),
  }),
  callToAction: z.strictObject({
    title: text('The heading.'),
    text: text('The sentence under it.'),
    bookLabel: text('The button that leads to the scheduling page.'),
    servicesLabel: text('The link to the services page.'),
  }),
});
