// Guards which findings prevent a save in the editor.
import { ContentChecker } from '../../src/content/check/check-content';
import { diskSource } from '../../src/content/read/disk-source';
import { checkEntry } from '../../src/editor/check';
import { allFiles, type ProjectFiles } from '../../src/editor/project-files';
import { SPECIFIED_CONTENT } from '../built/site-copy';

const POST = 'blog/nmc-revalidation/index.md';
const OTHER = 'blog/five-years-abroad-lessons/index.md';

let project: ProjectFiles;
beforeAll(async () => {
  project = await allFiles(diskSource(SPECIFIED_CONTENT));
});

const textOf = (file: string): string => String(project.content[file]);
const withLink = (file: string, path = '/nothing/'): string => `${textOf(file)}\nSee [this](${path}).\n`;
const misnamed = (file: string): string => textOf(file).replace('date: ', 'aliases: { old-name: 1 }\ndate: ');
const broken = (file: string): string => textOf(file).replace('date: ', 'date: soon ');

/** The rules of the findings on a save of an article, next to other changes to the project. */
async function found(text: string, changes: Record<string, string> = {}) {
  const content = { ...project.content, ...changes };
  const { errors, already } = await checkEntry({ ...project, content }, POST, text, {});
  const rules = (list: typeof errors) => list.map(({ file, rule }) => [file, rule]);
  return { errors: rules(errors), already: rules(already) };
}

test('a broken link in the entry prevents its save', async () => {
  expect((await found(withLink(POST))).errors).toEqual([[`content/${POST}`, 'link-broken']]);
});

test('an error that appears elsewhere does not prevent the correction', async () => {
  // Not judged before, as a former name of the article could make it right.
  const unjudged = { [OTHER]: withLink(OTHER, '/blog/old-name/'), [POST]: misnamed(POST) };
  const { errors, already } = await found(textOf(POST), unjudged);
  expect({ errors, already }).toEqual({ errors: [], already: [[`content/${OTHER}`, 'link-broken']] });
});

test('an invalid file elsewhere hides nothing and prevents no save', async () => {
  const already = [[`content/${OTHER}`, 'field-value']];
  expect(await found(textOf(POST), { [OTHER]: broken(OTHER) })).toEqual({ errors: [], already });
  const errors = [[`content/${POST}`, 'link-broken']];
  expect(await found(withLink(POST), { [OTHER]: broken(OTHER) })).toEqual({ errors, already });
});

test('after a save, the content as it was saved is not checked again', async () => {
  const [once, twice] = ['One.', 'Two.'].map((words) => `${textOf(POST)}\n${words}\n`) as [string, string];
  await found(once);
  const check = jest.spyOn(ContentChecker.prototype, 'check');
  await found(twice, { [POST]: once });
  expect(check).toHaveBeenCalledTimes(1);
});
