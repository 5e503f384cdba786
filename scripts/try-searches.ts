import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentSearch } from './content-search';
import { authorArguments, runForAuthor } from './for-author';

/** What nurses type. */
export const SEARCHES = [
  'burnout',
  'OSCE',
  'moving to UK',
  'CV',
  'angry family',
  'night shift',
  'materinty',
  'pay rise',
  'band 6',
  'PIN',
  'revalidation hours',
  'visa',
  'sponsor',
  'sick leave',
  'interview',
  'price',
  'refund',
  'mentor',
  'racism',
  'medication error',
  'handover',
  'maternity pay',
  'mat leave',
  '12 hour shift',
  'strike',
  'end of life',
  'how much does it cost',
  'payslip',
  'preceptorship',
  'bullying',
] as const;

const HELP = `Shows what the search on the blog finds first: the first article, and the first other page.

  npm run try:searches                        thirty searches that nurses type
  npm run try:searches -- "sick leave" CoS    these
  npm run try:searches -- --content FOLDER    in another content folder`;

async function main(): Promise<void> {
  const { values, positionals } = authorArguments(
    {
      allowPositionals: true,
      options: { content: { type: 'string', default: 'content' }, help: { type: 'boolean', default: false } },
    },
    HELP,
  );
  if (values.help) return console.log(HELP);
  const { find, words } = await contentSearch(path.resolve(values.content));
  for (const search of positionals.length > 0 ? positionals : SEARCHES) {
    const { articles, inText, elsewhere } = find(search);
    const article = articles[0] ?? inText[0] ?? '-';
    console.log(`${search.padEnd(24)}${article.padEnd(52)} ${elsewhere[0] ?? '-'}`);
  }
  const text = JSON.stringify(words);
  console.log(`\nThe file that the search reads: ${text.length} bytes, ${brotliCompressSync(text).length} compressed`);
}

if (require.main === module) void runForAuthor(main);
