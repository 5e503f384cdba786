import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contentSearch } from './content-search';
import { CONTENT_FOLDER, runCommand } from './for-author';

/** What nurses type. */
const SEARCHES = [
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
  'maternity',
  'revalidation',
  'ILR',
  'windrush',
  'NMC',
  'CPD',
  'reflective account',
  'sick pay',
  'SSP',
  'datix',
  'incident',
  'relatives',
  'difficult family',
  'news2',
  'sbar',
  'union',
] as const;

const HELP = `Shows what the search on the blog finds first and second, as the page lists it.

  npm run try:searches                        common searches of nurses
  npm run try:searches -- "sick leave" CoS    these
  npm run try:searches -- --content FOLDER    in another content folder`;

if (require.main === module)
  runCommand(HELP, { options: CONTENT_FOLDER, allowPositionals: true }, async ({ values, positionals }) => {
    const { find, words } = await contentSearch(path.resolve(values.content));
    for (const search of positionals.length > 0 ? positionals : SEARCHES) {
      const [first = '-', second = '-'] = Object.values(find(search)).flat();
      console.log(`${search.padEnd(24)}${first.padEnd(52)} ${second}`);
    }
    const text = JSON.stringify(words);
    console.log(
      `\nThe file that the search reads: ${text.length} bytes, ${brotliCompressSync(text).length} compressed`,
    );
  });
