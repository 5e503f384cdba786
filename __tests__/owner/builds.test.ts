// Guards builds in folders of any name, after a build that was stopped, and with kinds of content that only this test has.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSite, copySite, GATSBY_ENV, replaceText, SPECIFIED_CONTENT } from '../built/site-copy';
import { temporaryFolder } from '../support/temporary-folder';

jest.setTimeout(20 * 60_000);

const folder = temporaryFolder();

/** Runs a script of the project in a copy, and stops it once it has printed a text. */
async function run(
  root: string,
  args: readonly string[],
  stopAt?: string,
): Promise<{ status: number; output: string }> {
  const child = spawn(process.execPath, args, { cwd: root, env: GATSBY_ENV });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => {
      output += part;
      if (stopAt && output.includes(stopAt)) child.kill('SIGKILL');
    });
  const status = await new Promise<number>((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  return { status, output };
}

const GATSBY = 'node_modules/gatsby/cli.js';

/** The published files, but for those whose names are digests. */
const published = (root: string): string[] =>
  readdirSync(path.join(root, 'public'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|xml|json|txt|webmanifest)$/.test(file) && !/[\da-f-]{8,}/.test(file))
    .sort();

test.each(['blog/site', 'content', "o'neill & söhne", '[site]/inner', '50% #1'])(
  'a project in %j is built, or refused at once with a reason',
  async (name) => {
    const root = path.join(folder, name);
    await copySite(root, SPECIFIED_CONTENT);
    const { status, output } = await run(root, ['scripts/run-gatsby.cjs', 'build']);
    if (status === 0) expect(existsSync(path.join(root, 'public/blog/nmc-revalidation/index.html'))).toBe(true);
    else expect(output).toMatch(/Rename the folder/);
    if (status !== 0) expect(output.trim().split('\n')).toHaveLength(1);
  },
);

test('a build that was stopped is completed by the next, without what was deleted since', async () => {
  const whole = path.join(folder, 'whole');
  const stopped = path.join(folder, 'stopped');
  await buildSite(whole, SPECIFIED_CONTENT);
  await copySite(stopped, SPECIFIED_CONTENT);
  for (const moment of [
    'success Building production JavaScript',
    'success run queries in workers',
    'success social cards',
  ]) {
    await run(stopped, [GATSBY, 'build'], moment);
  }
  for (const name of ['ics/gone.txt', 'blog/category/gone/rss.xml', 'gone.html']) {
    mkdirSync(path.dirname(path.join(stopped, 'public', name)), { recursive: true });
    writeFileSync(path.join(stopped, 'public', name), 'Of an earlier build');
  }
  expect(await run(stopped, [GATSBY, 'build'])).toMatchObject({ status: 0 });
  expect(published(stopped)).toEqual(published(whole));
});

const SECTION = `import type { SectionFields } from '../../utils/section-fields';
import { FramedPicture } from '../ui/FramedPicture';
import { type Placement, Section } from '../ui/Section';

export function VoicesSection({ title, voices, ...place }: SectionFields<'VoicesSection'> & Placement) {
  return (
    <Section {...place}>
      <h2>{title}</h2>
      {voices.map(({ words, image }) => (
        <figure key={words}>
          <FramedPicture image={image} alt={words} sizes="320px" />
          <figcaption>{words}</figcaption>
        </figure>
      ))}
    </Section>
  );
}
`;

test('a section kind, a list and a file of copy that only this test has are shown', async () => {
  const root = path.join(folder, 'added');
  await buildSite(root, SPECIFIED_CONTENT, () => {
    const add = (file: string, before: string | RegExp, after: string) => replaceText(root, file, before, after);
    const sections = 'src/content/model/sections.ts';
    add(
      sections,
      "  section('weeks',",
      `  section('voices', 'Voices.', {
    title: text('The heading.'),
    voices: z.array(z.strictObject({ words: text('The words.'), image })).describe('All voices.'),
  }),
  section('weeks',`,
    );
    writeFileSync(path.join(root, 'src/components/sections/VoicesSection.tsx'), SECTION);
    add('src/templates/section-map.tsx', '  WeeksSection,\n}', '  VoicesSection,\n  WeeksSection,\n}');
    add(
      'src/templates/section-map.tsx',
      'import { WeeksSection',
      "import { VoicesSection } from '../components/sections/VoicesSection';\nimport { WeeksSection",
    );
    add(
      'content/pages/about.yaml',
      /$/,
      '  - type: voices\n    title: Quokka voices\n    voices:\n      - words: A quokka speaks\n        image: ../images/about.png\n',
    );
    const collections = 'src/content/model/collections.ts';
    add(collections, "import { z } from 'zod';", "import { z } from 'zod';\nimport { verbatim } from './fields';");
    add(
      collections,
      "  single('NotFoundCopy'",
      `  single('QuokkaCopy', 'copy/quokka.yaml', z.strictObject({ words: verbatim('Words.') })),
  list('Quokka', 'quokkas.yaml', z.strictObject({ name: verbatim('Name.') })),
  single('NotFoundCopy'`,
    );
    writeFileSync(path.join(root, 'content/quokkas.yaml'), '- name: Quokka two\n- name: Quokka one\n');
    writeFileSync(path.join(root, 'content/copy/quokka.yaml'), 'words: The quokka label\n');
    const listing = 'src/templates/blog-listing.tsx';
    add(
      listing,
      '<PageHero',
      '<p>{data.quokka.words}: {data.quokkas.nodes.map(({ name }) => name).join()}</p><PageHero',
    );
    add(
      listing,
      '    settings: siteSettings {',
      '    quokka: quokkaCopy { ...QuokkaCopyFields }\n    quokkas: allQuokka { nodes { name } }\n    settings: siteSettings {',
    );
  });
  const about = readFileSync(path.join(root, 'public/about/index.html'), 'utf8');
  expect(about).toMatch(/<figure><[\s\S]*?<img [^>]*srcset="[^"]+\.webp[^>]*>[\s\S]*?A quokka speaks<\/figcaption>/i);
  expect(readFileSync(path.join(root, 'public/blog/index.html'), 'utf8')).toMatch(
    /The quokka label.*Quokka two,Quokka one/,
  );
});
