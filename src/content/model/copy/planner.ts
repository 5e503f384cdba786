import { z } from 'zod';
import { group, heading, httpsUrl, linkedText, searchEntry, seo, text } from '../fields';

const note = z
  .strictObject({ title: text('The heading.'), text: linkedText('One or more paragraphs; may hold links.') })
  .meta({ graphql: 'PlannerNote' });

const officialPage = z
  .strictObject({ label: text('The words of the link.'), url: httpsUrl('The address of the page.') })
  .meta({ graphql: 'PlannerOfficialPage' });

/** `content/copy/PAGENAME.yaml`: the copy around a planner. The planner's own messages are in `src/planners/NAME`. */
export const plannerCopy = z.strictObject({
  seo,
  search: searchEntry.optional(),
  hero: heading('The head of the page; its short line is also the name of the tool.'),
  article: linkedText('Under the head of the page: the article to read.'),
  resultsArticle: linkedText('Among the results: a sentence that leads to an article.').optional(),
  notes: z.array(note).min(1).describe('Under the planner: what to know besides, in display order.').optional(),
  help: group('At the end of the page: what the planner is not, and who to ask.', {
    title: text('The heading.'),
    texts: z.array(linkedText('A paragraph.')).min(1).describe('What the planner is not, and who to ask.'),
    links: z.array(officialPage).min(1).describe('The official pages.'),
  })
    .meta({ graphql: 'PlannerHelp' })
    .optional(),
});
