/** An error fails the build, a warning is printed, an info is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** One text, or two where an author who edits files needs other words than one who fills in forms. */
export type Words = string | { readonly file: string; readonly form: string };

/** A rule of the content check, phrased for the authors' guide. */
export interface Rule {
  readonly severity: Severity;
  readonly what: string;
  /** Empty where the messages say what is right. */
  readonly fix: Words;
}

/** Words for files and for forms. */
export const bothOf = (words: Words): Exclude<Words, string> =>
  typeof words === 'string' ? { file: words, form: words } : words;

const error = (what: string, fix: Words): Rule => ({ severity: 'error', what, fix });
const warning = (what: string, fix: Words): Rule => ({ severity: 'warning', what, fix });
const info = (what: string, fix: Words): Rule => ({ severity: 'info', what, fix });

/** All rules by id; reports and content/RULES.md use this list. */
export const RULES = {
  'file-missing': error(
    'A file that the site needs is missing or empty',
    'Put the file back under exactly this name, with its content.',
  ),
  'file-unused': warning(
    'A file that the site does not read, because of its name',
    'Correct its name, or delete it. Keep notes of your own in another folder than content/.',
  ),
  'check-failed': error(
    'A file that makes the check itself fail',
    'Undo your last change to this file, and show the file to the person who looks after the code of the site.',
  ),
  'not-judged': info(
    'What depends on a value that is wrong itself, and so was not judged',
    'Correct the mistakes first, then check again.',
  ),
  'file-encoding': error('The file is not plain UTF-8 text', 'Save the file again and choose the encoding UTF-8.'),
  'character-control': error(
    'An invisible control character',
    'Delete it, or put a space in its place. Pasting as plain text leaves such characters out.',
  ),
  'front-matter': error(
    'A text without front matter, or without its end',
    'Begin the file with a line ---, then the fields, then another line ---. Nothing may be above the first, not even an empty line or an invisible character.',
  ),
  'merge-conflict': error(
    'Conflict markers left by an unfinished merge',
    'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ),
  'yaml-syntax': error(
    'The file is not valid YAML, or a value begins with &, * or !, which have a meaning in YAML',
    'Check the indentation. Put quotes around a value that contains ": " or begins with a special character.',
  ),
  'text-cut': error(
    'A text with a # after a space, which YAML reads as a comment',
    'Put quotes around the whole text. If it is a comment, write a space after the #.',
  ),

  'field-missing': error('A required field is missing or empty', {
    file: 'Add the field with its value. Remove the line of an optional field that is empty.',
    form: 'Fill it in.',
  }),
  'field-unknown': error('A field that does not exist', {
    file: 'Correct the spelling, or remove the line.',
    form: 'No form shows this field. Ask the person who looks after the code of the site to remove it.',
  }),
  'field-value': error('A value that the field does not accept', ''),
  'date-wrong': error('A change, a review or a check on a day that has not come yet', 'Write the day it was done.'),
  'address-invalid': error(
    'An address that is neither a page of this site nor https, mailto or tel, such as one that would run code',
    'Use a /path/ on this site or an address that begins with https://.',
  ),
  'text-length': warning('A title or a description too long or too short for search results', ''),
  'reference-unknown': error('A name that does not exist', 'Use one of the existing names.'),
  'name-taken': error(
    'A title, a slug or another name that something else has already, apart from capital letters',
    'Choose another, or remove one of the two.',
  ),
  'slug-form': error(
    'A folder of an article or a file of a page whose name is no slug',
    'Use at most 80 characters, and only a to z, 0 to 9 and single hyphens, such as my-first-post.',
  ),
  'placeholder-wrong': error(
    'A {placeholder} that the site does not fill in here, or a required one that is missing',
    'Correct the name in the braces, or remove it: visitors would see the braces. Put a missing one back.',
  ),
  'markup-shown': warning(
    'HTML or markdown in a field, which visitors would see as typed',
    'Write plain words: a space for &nbsp;, and & for &amp;. Only the fields that say so take `[words](address)`.',
  ),
  'quotes-shown': info(
    'A text with curly quotes around all of it, which visitors see',
    'Remove them, unless somebody is quoted. Only straight quotes (") around a text stay out of the page.',
  ),
  'card-letters': warning(
    'Characters that the preview card of a page cannot draw',
    'Leave it if the card is good enough. Otherwise use Latin letters and no emoji; the title of a page may stay if you give it a `socialCardTitle`.',
  ),

  'fact-unknown': error(
    'A fact that does not exist, is not confirmed, has no value for today, or is in another unit than a tool counts in',
    'Use an id of content/facts.yaml. The fact needs a period for today that is compared with its source (`checked`, and confirmed as its `status`), or a `fallback:` to show once its last period is over.',
  ),
  'fact-ends': warning(
    'A fact that ends within 30 days or has ended, without a value after it',
    'Look up the new value at the source, and add it as a further period.',
  ),
  'fact-expected': warning(
    'A fact whose next value may have been announced',
    'Check the page each week. Once the value is confirmed there, add it as a further period and remove `next`.',
  ),
  'fact-old': info(
    'A fact whose value was last checked over a year ago',
    'Compare the value with its source, then set `checked`. Where it has changed, add it as a further period.',
  ),
  'fact-unused': warning(
    'A fact that no text and no planner uses, which someone would still check each year',
    'Delete it, or name it where it belongs, such as {fact:its-id}.',
  ),
  'figure-unsourced': warning(
    'Money, percentages, lengths of time or deadlines in an article without a source near them',
    'Write a figure of your own in words, such as fifteen minutes. Otherwise use a fact, such as {fact:its-id}, or link the page that says so in the same section and list it under `sources`.',
  ),
  'review-due': warning(
    'An article whose review is overdue',
    'Read the whole article again and compare it with its sources. Then set `reviewed` to the day you did that, and `reviewBy` to the day of the next review.',
  ),
  'review-far': error(
    'An article in a category with `reviewMonths` whose review dates are missing or too far apart',
    'Set `reviewed` to the day on which you compared the article with its sources, and `reviewBy` to a day within that time.',
  ),

  'url-vanished': error(
    'A published address that would stop working',
    'If it was renamed, add the old slug to its `aliases:`. If it is gone, add the old address to content/redirects.yaml.',
  ),
  'redirect-wrong': error(
    'A redirect or an alias whose old address is in use or redirected already, or a redirect to nowhere',
    'Correct the address, or remove the entry.',
  ),

  'image-missing': error('A picture that does not exist, or that is outside the content folder', {
    file: 'Put the picture where the path leads, or correct the path.',
    form: 'Choose the picture again.',
  }),
  'image-file': error(
    'A picture that the site cannot use: damaged, over 10 MB or 50 megapixels, or in another format',
    'Export it again as PNG, JPEG, WebP or AVIF, 1600 pixels wide.',
  ),
  'image-small': warning('A picture that is smaller than its place on the page', 'Use a larger picture.'),
  'image-unread': error(
    'What looks like a picture, but is not correct markdown',
    'Write ![what it shows](./name.png). A path with spaces needs angle brackets: ![what it shows](<./my name.png>).',
  ),
  'alt-missing': error(
    'A picture without a description for people who cannot see it',
    'Say in one sentence what the picture shows.',
  ),
  'markup-active': error(
    'An SVG or XML file that runs a script or loads other files when it is opened',
    'Remove this part, or export the drawing again as plain shapes; a picture may hold other pictures only as data.',
  ),

  'template-text': error('Words of the template left in a published article or page', {
    file: 'Write your own words here, or delete these. Until it is ready, give it `draft: true`.',
    form: 'Write your own words here, or delete these. Until it is ready, leave `draft` on.',
  }),
  'body-empty': error('An article or a page without text', {
    file: 'Write the text below the front matter, or delete the file.',
    form: 'Fill it in.',
  }),
  'heading-level': error(
    'A heading of level 1, below level 4 or that skips a level, or one without words',
    'The title of the page is level 1, so begin with ##, go down one level at a time, and stop at ####.',
  ),
  'table-header-empty': error(
    'A column of a table without a heading, which screen readers need',
    'Write a word or two in the first line of that column.',
  ),
  'table-cell-lost': error(
    'A row of a table with more cells than the table has columns; visitors do not see the last ones',
    'Remove the extra cell, or add a column to the first two lines of the table. Put a backslash before a | that belongs to the words.',
  ),
  'block-unread': error(
    'A block such as [!STRIP] that is not written correctly',
    'A strip has a list, in which each part has its number; pairs have a table of two columns.',
  ),
  'markdown-unread': warning(
    'Text that markdown reads differently than it was probably meant: a heading, a list, a table, a link, a footnote or plain words',
    'Correct it: visitors see the characters as typed.',
  ),
  'chat-mark': error(
    'What a chat bot left in a text or an address, such as [cite: 1] or ?utm_source=chatgpt.com',
    'Delete it. To name a source, link its page and list it under `sources`.',
  ),
  'html-raw': error(
    'HTML in the text, which the site does not publish',
    'Use markdown instead, or remove it. Paste text from Word as plain text (Ctrl+Shift+V, on a Mac Shift+Option+Command+V).',
  ),
  'link-empty': error(
    'A link without words or without an address',
    'Write it as [words](address), without spaces in the address.',
  ),
  'link-insecure': warning('A link that begins with http:', 'Use https:// instead; nearly every site supports it.'),
  'link-moved': warning(
    'A link to an address that only redirects, such as the old one of an article',
    'Write the new address, so that nobody has to wait for the redirect.',
  ),
  'link-broken': error(
    'A link to a page, a heading, a section or a file of this site that does not exist',
    'Correct the address, or add what it leads to.',
  ),

  'claim-contradicts': error(
    'A figure that differs from the one in content/claims.yaml',
    'Use the same figure everywhere. To change it, change content/claims.yaml too.',
  ),
  'download-file': error(
    'A file to download that is empty, damaged or over 20 MB',
    'Put it into the folder static/ again under the same name: whole, without a password, and with smaller pictures if it is too large.',
  ),
  'event-unshown': warning(
    'An event that no page shows',
    'Add a section `type: events` to a page, or correct the `kind` of the event or of the section.',
  ),
  'person-unshown': warning(
    'An author or a reviewer whom no published page shows, so that the name leads nowhere',
    'Add to the `sections:` of a page, such as content/pages/about.yaml: a line `- type: people`, and below it, two spaces further in, `title: Who writes here`.',
  ),
  'reviewer-wrote': warning(
    'An article that one of its authors has reviewed',
    'Name somebody else as `reviewer:`, or take the line out.',
  ),
  'said-too-late': warning(
    'An event that is over and has no recording, or a notice whose last day has passed; visitors no longer see it',
    'Add the `recording:` of the event, or delete it.',
  ),
  'said-too-early': warning(
    'A recording of an event that is still to come; visitors do not see it yet',
    'Correct the `day:` if the event is over. Otherwise take out `recording:` until then.',
  ),
  'payment-denied': warning(
    'A sentence that says that nothing is paid on this website, although plans have a `payLink`',
    'Say what is true now, or take `payLink:` out of content/pricing.yaml.',
  ),
  'currency-differs': warning(
    'A plan in another currency than the others of its service, or a sentence about prices that names another than content/pricing.yaml',
    'Write the currency of the prices, here and wherever else it is named.',
  ),
  'section-wrong': error('A section that would show nothing', 'Correct the fields of this section.'),
  'page-unlinked': info(
    'A page that nothing links to',
    'Add a link to it, such as `href:` in the footer of content/site.yaml, unless it is only for people you send the address to.',
  ),
  'provider-unnamed': error(
    'A provider that the privacy page cannot name',
    'Add its `provider` and `name` to content/providers.yaml.',
  ),
  'form-simulated': error(
    'A contact form that only pretends to send, on a site with a real address',
    'Connect the form (docs/forms.md says how). Until then, set `siteUrl` back to https://example.com.',
  ),
  'before-launch': info(
    'An example, a form or a link still to be replaced or connected',
    'Replace it, or leave it if it is intended.',
  ),
  'editor-shared-address': error(
    'The editor at an address that other projects share',
    'Publish at a domain of your own, or take `editor:` out of content/site.yaml.',
  ),
  'security-expires': warning(
    'security.txt has expired, will within 60 days, or is for longer than a year',
    'Check that the address under `security:` is still right, then set a day within the next year.',
  ),

  'text-expired': warning(
    'A statement whose last day has passed',
    'Write a new text and date, or add a `fallback:` to show instead.',
  ),
  'text-replaced': info(
    'A statement whose last day has passed; its fallback is shown',
    'Write a new text and date once you have them.',
  ),
  'post-unpublished': info(
    'A draft, or an article that the first build on or after its date publishes',
    'Remove `draft: true` when it is ready. If you meant that date, there is nothing to do.',
  ),
} as const satisfies Record<string, Rule>;

/** A rule's id. */
export type RuleId = keyof typeof RULES;
