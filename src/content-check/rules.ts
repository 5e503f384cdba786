/** An error ends the build, a warning is printed, an info is worth knowing. */
export type Severity = 'error' | 'warning' | 'info';

/** One rule of the content check, in the words of the author's guide. */
export interface Rule {
  readonly severity: Severity;
  /** What the rule finds. */
  readonly what: string;
  /** How to mend it, in one line. */
  readonly fix: string;
}

const error = (what: string, fix: string): Rule => ({ severity: 'error', what, fix });
const warning = (what: string, fix: string): Rule => ({ severity: 'warning', what, fix });
const info = (what: string, fix: string): Rule => ({ severity: 'info', what, fix });

/** Every rule by its id; reports and the table in content/README.md are both made from this list. */
export const RULES = {
  'file-missing': error(
    'A file that the site needs is not there',
    'Put the file back; its name must be exactly this one.',
  ),
  'file-unknown': warning(
    'Nothing reads this file',
    'Correct its name, move it into the folder of its post, or delete it.',
  ),
  'file-unreadable': error('The file cannot be opened', 'Check that it is a plain file and that you may read it.'),
  'file-encoding': error('The file is not UTF-8 text', 'Save the file again with the encoding UTF-8.'),
  'file-empty': error('The file is empty', 'Write its content, or delete the file if it is not needed.'),
  'file-too-large': error('A file over 200 kB of text', 'Split the text over several posts.'),
  'line-too-long': error('A line over 10 kB', 'Break the line; picture data belongs in a picture file.'),
  'nesting-too-deep': error('Quotes, lists or brackets nested over 50 deep', 'Take the extra signs out.'),
  'front-matter-missing': error(
    'The post does not begin with front matter',
    'Begin the file with a line ---, then the fields, then a line ---.',
  ),
  'front-matter-late': error(
    'Something stands before the front matter',
    'Delete everything before the first line ---, empty lines too.',
  ),
  'front-matter-open': error('The front matter does not end', 'Put a line --- after the last field.'),
  'yaml-syntax': error(
    'The YAML cannot be read',
    'Check the indentation, and put quotes around a value that contains ": " or begins with a special sign.',
  ),
  'yaml-duplicate-key': error('A key is given twice', 'Keep one of the two lines.'),
  'yaml-anchor': error('A YAML anchor (&name)', 'Write the value out; put quotes around a text that begins with &.'),
  'yaml-alias': error('A YAML alias (*name)', 'Write the value out; put quotes around a text that begins with *.'),
  'yaml-merge': error('A YAML merge key (<<)', 'Write the keys out.'),
  'yaml-tag': error('A YAML tag (!name)', 'Take the tag away; put quotes around a text that begins with !.'),
  'yaml-too-deep': error('YAML nested over 8 deep', 'Take levels out; no field of this site needs so many.'),

  'field-missing': error('A required field is missing', 'Add the field.'),
  'field-empty': error('A field has no value', 'Write a value, or take the line out if the field may be left out.'),
  'field-type': error('A value of the wrong type', 'Write a value of the right type.'),
  'field-unknown': error('A field that does not exist', 'Correct the spelling, or take the line out.'),
  'field-value': error('A value that is not allowed', 'Use one of the allowed values.'),
  'field-count': error('A list with too few or too many entries', 'Add or take out entries.'),
  'field-format': error('A value that is not written as the field asks', 'Write it as described.'),
  'category-unknown': error('A category that is not in content/categories.yaml', 'Use one of the categories.'),
  'date-format': error(
    'A date that is not written YYYY-MM-DD',
    'Write the year, the month and the day with hyphens, such as 2024-03-12.',
  ),
  'date-impossible': error('A day that is not in the calendar', 'Write a day that exists.'),
  'date-order': error('An update before the publication', 'Correct one of the two dates.'),
  'email-invalid': error('A malformed e-mail address', 'Write it as name@example.com.'),
  'address-invalid': error(
    'An address that is neither https nor on this site',
    'Write a /path/ of this site or an address that begins with https://.',
  ),
  'title-long': warning('A title too long for search results', 'Say it in at most 60 characters.'),
  'excerpt-long': warning('A description too long for search results', 'Say it in at most 160 characters.'),

  'slug-form': error(
    'A slug that is not lower-case words joined by single hyphens',
    'Use a to z, 0 to 9 and single hyphens only, such as my-first-post.',
  ),
  'slug-long': error('A slug over 80 characters', 'Use fewer words.'),
  'slug-duplicate': error('Two slugs that are equal but for case', 'Rename one of the two.'),
  'slug-reserved': error('A slug that the site needs for itself', 'Choose another slug.'),
  'alias-taken': error('A former slug that is in use', 'Take the alias out, or rename the other post.'),
  'url-vanished': error(
    'A published address that would vanish',
    'Add the old slug to `aliases:` of what replaces it, or put it back.',
  ),

  'image-missing': error('A picture that is not there', 'Put the picture there, or correct the path.'),
  'image-outside': error('A picture outside the content folder', 'Put the picture beside the post.'),
  'image-corrupt': error('A picture that cannot be read', 'Export the picture again.'),
  'image-mislabelled': error(
    'A picture whose ending does not fit what it is',
    'Rename the file, and the path that names it.',
  ),
  'image-type': error('A kind of picture that the site does not take', 'Export it as PNG, JPEG, WebP or AVIF.'),
  'image-too-heavy': error('A picture over 10 MB', 'Export the picture again at 1600 pixels width.'),
  'image-too-large': error('A picture over 50 megapixels', 'Export the picture again at 1600 pixels width.'),
  'image-small': warning('A picture smaller than the layout needs', 'Use a larger picture.'),
  'alt-missing': error(
    'A picture without a text that says what it shows',
    'Say in one sentence what the picture shows.',
  ),
  'file-unused': warning('A file beside a post that the post does not use', 'Use it, or delete it.'),

  'body-empty': error('A post without text', 'Write the text below the front matter, or delete the folder.'),
  'heading-level-1': error(
    'A level-1 heading in the text',
    'Write ## in place of #: the title of the post is the one heading of level 1.',
  ),
  'heading-skipped': error('A heading that skips a level', 'Use fewer #, so that no level is left out.'),
  'heading-deep': error('A heading below level 4', 'Use at most four #.'),
  'heading-empty': error('A heading without words', 'Write the words, or take the line out.'),
  'heading-unspaced': warning('Signs of a heading without a blank after them', 'Write a blank after the last #.'),
  'link-empty': error('A link without words or without an address', 'Write both: [words](address).'),
  'link-dangerous': error(
    'A link that would run something (javascript:, data: and the like)',
    'Use an https address or a page of this site.',
  ),
  'link-insecure': warning('A link that begins with http:', 'Use https://; nearly every site answers to it.'),
  'link-page-unknown': error('A link to a page of this site that does not exist', 'Correct the path.'),
  'link-anchor-unknown': error('A link to a heading that does not exist', 'Correct the part after #.'),
  'link-file-missing': error('A link to a file that is not there', 'Correct the path, or put the file there.'),
  'html-raw': error('Raw HTML in the text; the site drops it', 'Use markdown in its place, or take it out.'),
  'html-script': error('A script in the text', 'Take it out; a post cannot run anything.'),
  'html-handler': error('An event handler such as onclick in the text', 'Take it out; a post cannot run anything.'),

  'reference-unknown': error('A reference to something that does not exist', 'Use one of the existing names.'),
  'price-above-list': error('A price above its list price', 'Correct one of the two amounts.'),
  'badge-contradicts': error('A discount badge that the prices contradict', 'Correct the badge or the prices.'),
  'popular-twice': error(
    'A most-popular flag on two plans of one programme',
    'Leave `mostPopular: true` on one of them.',
  ),
  'page-missing': error('A service with `hasPage: true` and no `pageUrl`', 'Add `pageUrl`, or set `hasPage: false`.'),
  'claim-contradicts': error(
    'A claim given in two ways (see content/claims.yaml)',
    'Use one figure everywhere; the agreed one is in content/claims.yaml.',
  ),
  'link-placeholder': info('A link that leads nowhere yet', 'Add `href:` once there is a page.'),

  'promise-passed': warning(
    'A promise whose last day has passed',
    'Write a new promise and date, or a `fallback:` to show in its place.',
  ),
  'promise-replaced': info(
    'A promise whose last day has passed; its fallback is shown',
    'Write a new promise and date when there is one.',
  ),
  'post-draft': info('A draft: it is not published', 'Take `draft: true` out when it is ready.'),
  'post-scheduled': info(
    'A post with a day in the future: it is published by the first build from that day on',
    'Nothing to do, if the date is meant.',
  ),
} as const satisfies Record<string, Rule>;

/** The id of a rule. */
export type RuleId = keyof typeof RULES;
