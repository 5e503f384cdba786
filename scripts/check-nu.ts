import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { filesBelow } from './file-digests';
import { havePrograms } from './have-programs';

/**
 * What the checker reports though the standards have it; each message is here word for word, so that a misspelt property
 * is still an error. Remove an entry once the checker supports it.
 */
const NOT_KNOWN_YET: ReadonlySet<string> = new Set([
  // CSS View Transitions 1 and 2.
  'CSS: Unrecognized at-rule “@view-transition”',
  'CSS: Unknown pseudo-element or pseudo-class “:active-view-transition”',
  "CSS: “view-transition-name”: Property “view-transition-name” doesn't exist.",
  // CSS Anchor Positioning 1: the phone menu hangs below the header, the meaning of a term below it.
  "CSS: “anchor-name”: Property “anchor-name” doesn't exist.",
  "CSS: “position-anchor”: Property “position-anchor” doesn't exist.",
  "CSS: “position-area”: Property “position-area” doesn't exist.",
  "CSS: “position-try-fallbacks”: Property “position-try-fallbacks” doesn't exist.",
  // CSS Scroll-driven Animations 1: the reading progress of an article.
  "CSS: “animation-timeline”: Property “animation-timeline” doesn't exist.",
  "CSS: “animation-range”: Property “animation-range” doesn't exist.",
  "CSS: “view-timeline-name”: Property “view-timeline-name” doesn't exist.",
  // CSS Overflow 5: the part of the table of contents that is being read.
  "CSS: “scroll-target-group”: Property “scroll-target-group” doesn't exist.",
  'CSS: Unknown pseudo-element or pseudo-class “:target-current”',
  // CSS Conditional Rules 5: the words of a narrow table of a planner may break.
  "CSS: “container-type”: Property “container-type” doesn't exist.",
  'CSS: Unrecognized at-rule “@container”',
  // CSS Basic User Interface 4: the message field grows with what is written.
  "CSS: “field-sizing”: Property “field-sizing” doesn't exist.",
  // CSS Transitions 1 takes a custom property; tooltips wait longer at first than from one to the next.
  'CSS: “transition”: “--tip-delay” is not a “transition” value.',
  // HTML, "blocking attributes": `rel="expect"` takes it too.
  'A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”.',
]);

/** What the checker writes with `--format json`, as far as it is read here. */
interface NuReport {
  readonly messages: readonly {
    readonly type: string;
    readonly url?: string;
    readonly lastLine?: number;
    readonly message: string;
    readonly extract?: string;
  }[];
}

/** The errors in a report of the checker, one text each, without those that only show that it does not know a standard yet. */
export function errorsIn(report: string): string[] {
  const { messages }: NuReport = JSON.parse(report);
  return messages
    .filter(({ type, message }) => type !== 'info' && !NOT_KNOWN_YET.has(message))
    .map(({ url = '', message, extract = '' }) => `${url}: ${message}\n    ${extract.replace(/\s+/g, ' ').trim()}`);
}

/** The pages below a folder; what Gatsby keeps for its next build is not a page. */
function pagesBelow(folder: string): string[] {
  return filesBelow(folder).filter(
    (file) => file.endsWith('.html') && !path.relative(folder, file).startsWith('_gatsby'),
  );
}

/** Runs the W3C's Nu checker over every built page of the site below a folder. */
function main(root: string): void {
  if (!havePrograms(['java'], 'The Nu HTML checker')) return;
  const pages = pagesBelow(path.join(root, 'public'));
  if (pages.length === 0) throw new Error(`There are no pages in ${path.join(root, 'public')}; build the site first.`);
  // Its warnings are of no use here: it takes JSON-LD for scripts, and cannot tell a file on disk from another site.
  const options = ['--stdout', '--format', 'json', '--errors-only', '--exit-zero-always'];
  const jar = require.resolve('vnu-jar/build/dist/vnu.jar');
  const { stdout, error } = spawnSync('java', ['-jar', jar, ...options, ...pages], {
    encoding: 'utf8',
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error) throw error;
  const errors = errorsIn(stdout);
  for (const found of errors) console.error(found);
  console.log(`Nu HTML checker: ${pages.length} pages, ${errors.length} errors.`);
  if (errors.length > 0) process.exitCode = 1;
}

if (require.main === module) main(process.argv[2] ?? process.env.SITE_ROOT ?? '.');
