import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../model/fields';

/** An error ends the build, a warning is printed, an info is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** One rule of the content check, in the words of the author's guide. */
export interface Rule {
  readonly severity: Severity;
  /** What the rule finds. */
  readonly what: string;
  /** How to fix it, in one line. */
  readonly fix: string;
}

const error = (what: string, fix: string): Rule => ({ severity: 'error', what, fix });
const warning = (what: string, fix: string): Rule => ({ severity: 'warning', what, fix });
const info = (what: string, fix: string): Rule => ({ severity: 'info', what, fix });

/** What an owner does whose form is not connected to anything yet. */
const CONNECT_FORM =
  'Write `provider:` with the service that receives it and its `id:`, such as formspree; docs/forms.md lists them all.';

/** Every rule by its id; reports and the table in content/RULES.md are both made from this list. */
export const RULES = {
  'file-missing': error('A file that the site needs is missing', 'Put the file back under exactly this name.'),
  'file-unknown': warning(
    'The site does not use this file',
    'Correct its name, move it into the folder of its article, or delete it.',
  ),
  'check-failed': error(
    'A file with which the check itself fails',
    'Undo your last change to this file, and show the file to the person who looks after the code of the site.',
  ),
  'file-encoding': error('The file is not plain UTF-8 text', 'Save the file again and choose the encoding UTF-8.'),
  'character-control': error(
    'A control character, which cannot be seen and is no part of any text',
    'Delete it, or put a space in its place. Pasting as plain text leaves such characters out.',
  ),
  'file-empty': error('The file is empty', 'Add its content, or delete the file if you do not need it.'),
  'nesting-too-deep': error('Quotes, lists or brackets that are nested too deeply', 'Remove the extra characters.'),
  'front-matter-missing': error(
    'A text that does not begin with front matter',
    'Begin the file with a line ---, then the fields, then another line ---. Nothing may be above the first, not even an empty line or an invisible character.',
  ),
  'front-matter-open': error('The front matter has no end', 'Add a line --- after the last field.'),
  'merge-conflict': error(
    'Marks of two versions that were not merged',
    'Keep one of the two versions, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  ),
  'yaml-syntax': error(
    'The file is not valid YAML',
    'Check the indentation. Put quotes around a value that contains ": " or begins with a special character.',
  ),
  'text-cut': error(
    'A text with a # after a space, which YAML takes for a comment',
    'Put quotes around the whole text. If it is a comment, write a space after the #.',
  ),
  'yaml-special': error(
    'A value that begins with &, * or !, which are signs of YAML',
    'Put quotes around the text, or write the value in full.',
  ),
  'yaml-duplicate-key': error('The same field appears twice', 'Keep one of the two lines.'),

  'field-missing': error('A required field is missing', 'Add the field.'),
  'field-empty': error('A field has no value', 'Add a value, or remove the line if the field is optional.'),
  'field-type': error('A value of the wrong type', 'Use a value of the right type.'),
  'field-unknown': error('A field that does not exist', 'Correct the spelling, or remove the line.'),
  'field-value': error('A value that is not allowed', 'Use one of the allowed values.'),
  'field-count': error('A list with too few or too many entries', 'Add or remove entries.'),
  'field-format': error('A value in the wrong format', 'Write it as described.'),
  'date-format': error(
    'A date that is not in the calendar, or not in the form YYYY-MM-DD',
    'Write the year, the month and the day with hyphens, such as 2024-03-12.',
  ),
  'date-order': error('Two dates of an article in the wrong order', 'Correct one of the two dates.'),
  'date-future': error('A review or a check on a day that has not come yet', 'Write the day on which it was done.'),
  'email-invalid': error('An invalid email address', 'Write it as name@example.com.'),
  'address-invalid': error(
    'An address that is neither a page of this site nor https',
    'Use a /path/ on this site or an address that begins with https://.',
  ),
  'title-long': warning(
    'A title that is too long for search results',
    `Shorten it to ${TITLE_LENGTH} characters or fewer.`,
  ),
  'excerpt-long': warning(
    'A description that is too long for search results',
    `Shorten it to ${DESCRIPTION_LENGTH.most} characters or fewer.`,
  ),
  'excerpt-short': warning(
    'A description that says too little in search results',
    `Say in ${DESCRIPTION_LENGTH.least} to ${DESCRIPTION_LENGTH.most} characters what the reader takes away.`,
  ),

  'source-duplicate': error('The same source twice in one article', 'Delete one of the two entries.'),
  'source-incomplete': error(
    'A source that is neither a page nor a fact',
    'Give it `title:` and `url:`, or only `fact:` with the id of a fact in content/facts.yaml.',
  ),
  'fact-unknown': error('A fact that does not exist', 'Use an id of content/facts.yaml, or add the fact there.'),
  'fact-unconfirmed': error(
    'A fact that nobody has confirmed',
    'Compare it with its source in content/facts.yaml, then set `checked` and `status: confirmed`. Until then, leave it out.',
  ),
  'fact-passed': error(
    'A fact without a value for today, and without a fallback',
    'Add a period for today to the fact in content/facts.yaml, or a `fallback:` to show instead.',
  ),
  'fact-replaced': warning(
    'A fact without a value for today; its fallback is shown',
    'Add a period for today to the fact in content/facts.yaml.',
  ),
  'fact-ends': warning(
    'A fact that ends within 30 days or has ended, without a value after it',
    'Look up the new value at the source, and add it as a further period.',
  ),
  'fact-expected': warning(
    'A fact whose next value may have been announced',
    'Look at the page each week. Add the value as a further period once it is confirmed there, and take `next` out.',
  ),
  'fact-next-known': warning(
    'A fact whose next value is confirmed and still called expected',
    'Take `next` out of the fact.',
  ),
  'fact-old': info(
    'A fact whose value was last checked over a year ago',
    'Compare the value with its source, then set `checked`. Where it has changed, add it as a further period.',
  ),
  'fact-value': error('A fact whose value does not fit its kind', 'Correct the value, or the `kind`.'),
  'fact-order': error(
    'Periods of a fact that overlap or are in the wrong order',
    'Give each period a `from` after the `until` of the one before it.',
  ),
  'fact-unchecked': error(
    'A confirmed value without the day on which it was checked',
    'Add `checked:` with the day on which you compared it with its source, or set `status: unconfirmed`.',
  ),
  'figure-unsourced': warning(
    'Money, percentages, lengths of time or deadlines in an article without a source near them',
    'Use a fact, such as {fact:its-id}, or link the page that says so in the same section and list it under `sources`. Write a figure of your own in words.',
  ),
  'review-due': warning(
    'An article whose review is overdue',
    'Read the whole article again and compare it with its sources. Then set `reviewed` to the day you did that, and `reviewBy` to the day of the next review.',
  ),

  'review-far': error(
    'An article in a category with `reviewMonths` that is not reviewed in time, or without the days of its reviews',
    'Set `reviewed` to the day on which you compared the article with its sources, and `reviewBy` to a day within that time.',
  ),

  'term-duplicate': error(
    'A term or a spelling that is in the glossary twice',
    'Keep one of the two, or join the entries.',
  ),

  'card-letters': warning(
    'Words that the preview card of a page cannot draw',
    'Nothing, if that will do. Else write them in Latin letters and without emoji; the title of a page may stay if you give it a `socialCardTitle`.',
  ),
  'title-duplicate': error('Two pages with the same title', 'Give one of the two another title.'),

  'slug-form': error(
    'A slug that is too long, or not made of lower-case words joined by hyphens',
    'Use at most 80 characters, and only a to z, 0 to 9 and single hyphens, such as my-first-post.',
  ),
  'slug-duplicate': error('Two slugs that are the same, apart from capital letters', 'Rename one of the two.'),
  'slug-reserved': error('A slug that the site needs for itself', 'Choose another slug.'),
  'alias-taken': error('A former slug that is in use', 'Remove the alias, or rename the other article.'),
  'url-vanished': error(
    'A published address that would stop working',
    'Add the old slug to `aliases:` of whatever replaces it, or the old address to content/redirects.yaml.',
  ),
  'redirect-hides-page': error(
    'A redirect from an address that is in use',
    'Remove the entry, or correct the address after `from:`.',
  ),
  'redirect-twice': error('Two redirects from the same address, or one from an alias', 'Keep one of the two.'),
  'redirect-chain': warning(
    'A redirect to an address that is redirected itself',
    'Use the address where it leads now.',
  ),
  'redirect-circle': error(
    'A redirect that leads back to itself',
    'Correct the address after `to:`, or remove the entry.',
  ),
  'redirect-target-unknown': error(
    'A redirect to a page that does not exist',
    'After `to:`, use the path of a page or an address that begins with https://.',
  ),

  'image-missing': error('A picture that does not exist', 'Add the picture, or correct the path.'),
  'image-outside': error('A picture outside the content folder', 'Put the picture in the folder of the article.'),
  'image-corrupt': error('A damaged picture', 'Export the picture again.'),
  'image-mislabelled': error(
    'A picture whose file name has the wrong ending',
    'Rename the file, and correct the path to it.',
  ),
  'image-type': error('An image format that is not supported', 'Export it as PNG, JPEG, WebP or AVIF.'),
  'image-too-large': error(
    'A picture of more than 10 MB or 50 megapixels',
    'Export the picture again, 1600 pixels wide.',
  ),
  'image-small': warning('A picture that is smaller than its place on the page', 'Use a larger picture.'),
  'image-unread': error(
    'Something that is meant as a picture and that markdown does not read as one',
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
  'file-unused': warning('A file in the folder of an article that the article does not use', 'Use it, or delete it.'),

  'template-text': error(
    'Words of the template in an article or a page that is published',
    'Write your own in their place, or delete them. While it is not ready, give it `draft: true`.',
  ),
  'body-empty': error(
    'An article or a page without text',
    'Write the text below the front matter, or delete the file.',
  ),
  'heading-level-1': error(
    'A level-1 heading in the text',
    'Use ## instead of #. The title of the page is the only level-1 heading.',
  ),
  'heading-skipped': error('A heading that skips a level', 'Use fewer #, so that no level is skipped.'),
  'heading-deep': error('A heading below level 4', 'Use at most four #.'),
  'heading-empty': error('A heading without words', 'Add the words, or remove the line.'),
  'heading-unspaced': warning('A heading without a space after its #', 'Add a space after the last #.'),
  'table-header-empty': error(
    'A column of a table without a heading, which screen readers need',
    'Write a word or two in the first line of that column.',
  ),
  'block-unread': error(
    'A block such as [!STRIP] that is not written as it has to be',
    'A strip has a list, in which each part has its number; pairs have a table of two columns.',
  ),
  'link-empty': error(
    'A link without words or without an address',
    'Write it as [words](address), without spaces in the address.',
  ),
  'link-unread': warning(
    'Something that is meant as a link or a footnote and that markdown does not read as one',
    'Write a link as [words](address), without spaces in the address, and give every [name] a line "[name]: address". Visitors would see the brackets.',
  ),
  'list-unread': warning(
    'Lines that begin with a bullet such as •, which makes no list',
    'Begin each line of the list with "- ", and leave an empty line before the first.',
  ),
  'table-unread': warning(
    'Lines of cells between | that make no table',
    'Put a line such as | --- | --- | below the headings, and leave an empty line before the table.',
  ),
  'code-indented': warning(
    'Lines that begin with four spaces or a tab and so are shown as code',
    'Remove the spaces or the tab at the beginning of the lines. For code, put a line ``` before and after it.',
  ),
  'link-dangerous': error(
    'A link that would run code (javascript:, data: and the like)',
    'Use an https address or a page of this site.',
  ),
  'link-insecure': warning('A link that begins with http:', 'Use https:// instead; nearly every site supports it.'),
  'link-page-unknown': error('A link to a page of this site that does not exist', 'Correct the path.'),
  'link-moved': info(
    'A link to a former address, from which visitors are redirected',
    'Use the address where it leads now.',
  ),
  'link-anchor-unknown': error('A link to a heading or a section that does not exist', 'Correct the part after #.'),
  'link-file-missing': error('A link to a file that does not exist', 'Correct the path, or add the file.'),
  'html-raw': error(
    'HTML in the text, which the site does not publish',
    'Use markdown instead, or remove it. Paste text from Word as plain text (Ctrl+Shift+V, on a Mac Shift+Option+Command+V).',
  ),
  'html-shown': warning(
    'HTML in a field, which visitors would see as it is typed',
    'Write the words alone; for &nbsp; a space, for &amp; the sign &.',
  ),

  'reference-unknown': error('A name that does not exist', 'Use one of the existing names.'),
  'placeholder-unknown': error(
    'A {placeholder} that the site does not fill in here',
    'Correct the name in the braces, or remove it. Visitors would see the braces.',
  ),
  'placeholder-missing': error(
    'A text that has lost its {placeholder}',
    'Put the placeholder back where the value belongs, with its braces.',
  ),
  'price-above-list': error('A price above its list price', 'Correct one of the two amounts.'),
  'badge-contradicts': error('A discount badge that does not match the prices', 'Correct the badge or the prices.'),
  'popular-twice': error('Two most popular plans in one programme', 'Keep `mostPopular: true` on one of them only.'),
  'page-missing': error('A service with `hasPage: true` but no `pageUrl`', 'Add `pageUrl`, or set `hasPage: false`.'),
  'hero-place': error(
    'A page without a `hero` at its beginning, or with two',
    'Begin the sections with one `- type: hero`, and delete any other.',
  ),
  'section-empty': error(
    'A section that would show nothing, or two things at once',
    'Correct the fields of this section.',
  ),
  'page-unlinked': info(
    'A page to which nothing links',
    'Add a link to it, such as `href:` in the footer of content/site.yaml, unless only people whom you tell should find it.',
  ),
  'claim-contradicts': error(
    'A figure that differs from the one in content/claims.yaml',
    'Use the same figure everywhere. To change it, change content/claims.yaml too.',
  ),
  'provider-unnamed': error(
    'A form provider that the privacy page cannot name',
    'Add its `provider` and `name` to content/providers.yaml.',
  ),
  'form-simulated': error(
    'A contact form that only pretends to send, on a site with a real address',
    `${CONNECT_FORM} Until then, set \`siteUrl\` back to https://example.com.`,
  ),
  'form-unconnected': info(
    'A form that sends nothing yet',
    `${CONNECT_FORM} Send yourself a message once the site is live.`,
  ),
  'address-example': info('An example in place of a real address', 'Write the real address.'),
  'founder-unnamed': info(
    'A founder without a real name',
    'Write the name in `name:` and set `isRealName: true`; or leave it, if the founder is not to be named.',
  ),
  'business-unnamed': info(
    'The privacy page cannot name the business yet',
    'Add `business:` with `legalName:` and `address:` to content/site.yaml before a form goes live.',
  ),
  'editor-shared-address': error(
    'The editor at an address that other projects share',
    'Publish at a domain of your own, or take `editor:` out of content/site.yaml.',
  ),
  'security-expires': warning(
    'security.txt has expired, or will within 60 days',
    'Read whether the address under `security:` is still right, and set a day within the next year.',
  ),
  'link-placeholder': info(
    'A link without a target',
    'Add `href:` with the address of its page once it exists, or delete the entry.',
  ),

  'text-expired': warning(
    'A statement that was true until a day that has passed',
    'Write a new text and date, or add a `fallback:` to show instead.',
  ),
  'text-replaced': info(
    'A statement that was true until a day that has passed; its fallback is shown',
    'Write a new text and date once you have them.',
  ),
  'post-draft': info('A draft, which is not published', 'Remove `draft: true` when it is ready.'),
  'post-scheduled': info(
    'An article with a date in the future; the first build on or after that day publishes it',
    'Nothing, if you meant that date.',
  ),
} as const satisfies Record<string, Rule>;

/** The id of a rule. */
export type RuleId = keyof typeof RULES;
