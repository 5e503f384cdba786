// Guards that a mistake that authors really make is told by its cause, and by nothing that follows from it.
import { ContentCopy } from '../../support/content-copy';

jest.setTimeout(60_000);

const DAY = '2026-01-01';
const POST = 'blog/nmc-revalidation/index.md';

const copy = new ContentCopy();
afterAll(() => copy.remove());

interface Mistake {
  readonly file: string;
  readonly from: string | RegExp;
  readonly to: string;
  readonly rule: string;
  /** A part of what is said, or of what is advised. */
  readonly says: string;
}

const inPost = (from: string | RegExp, to: string, rule: string, says: string): Mistake => ({
  file: POST,
  from,
  to,
  rule,
  says,
});

const MISTAKES: Readonly<Record<string, Mistake>> = {
  'no space after a colon': inPost(/^title: /m, 'title:', 'yaml-syntax', 'no space after the colon'),
  'the colon of another keyboard': inPost(/^title: /m, '\ntitle： ', 'yaml-syntax', 'no space after the colon'),
  'a name with a spelling mistake': inPost(/^date: /m, 'dates: ', 'field-unknown', 'did you mean "date"'),
  'a name after an invisible space': inPost(/^title: /m, '\u00A0title: ', 'field-unknown', 'type it again'),
  'a # in a title': inPost(/^title: .*$/m, 'title: The #1 mistake', 'text-cut', 'quotes around the whole text'),
  'an & and a space': inPost(/^title: .*$/m, 'title: & more', 'yaml-syntax', 'quotes around the text'),
  'a list for a cover': inPost(/^cover: (.*)$/m, 'cover: [$1]', 'field-value', 'must be text'),
  'a space inside a link': inPost(/\n$/, '\n\nSee [this page] (/about/).\n', 'markdown-unread', 'without spaces'),
  'a tab in a long file': {
    file: 'interface.yaml',
    from: /^ +home: /m,
    to: '\thome: ',
    rule: 'yaml-syntax',
    says: 'with a tab',
  },
  'an invisible space before a list': {
    file: 'synonyms.yaml',
    from: /^- /m,
    to: '\u00A0- ',
    rule: 'yaml-syntax',
    says: 'indentation',
  },
  'a price of nothing': {
    file: 'pricing.yaml',
    from: 'price: 597',
    to: 'price: 0',
    rule: 'field-value',
    says: 'must be above 0',
  },
};

test.each(Object.entries(MISTAKES))('%s is told by its cause, and nothing else is', async (_name, mistake) => {
  const before = copy.read(mistake.file);
  const after = before.replace(mistake.from, mistake.to);
  expect(after).not.toBe(before);
  const problems = await copy.checkWith({ [mistake.file]: after }, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([[`content/${mistake.file}`, mistake.rule]]);
  expect(JSON.stringify(problems).replaceAll('\\"', '"')).toContain(mistake.says);
});

test('an article whose file has another name is reported, and the links to it are not', async () => {
  const renamed = { [POST]: null, [POST.replace('index.md', 'Index.MD')]: copy.read(POST) };
  const problems = await copy.checkWith(renamed, DAY);
  expect(problems.map(({ file, rule }) => [file, rule])).toEqual([[`content/${POST}`, 'file-missing']]);
});
