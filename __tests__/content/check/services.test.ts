import { ContentCopy } from '../../support/content-copy';

const DAY = '2026-01-01';
const SERVICES = 'services.yaml';
const PRICING = 'pricing.yaml';

jest.setTimeout(60_000);

const copy = new ContentCopy();
afterAll(() => copy.remove());

const renamed = (file: string, to: string): string =>
  copy.read(file).replaceAll(/(slug|programme): 4cs-program/g, `$1: ${to}`);

it('lets a service take another slug and another name', async () => {
  const services = renamed(SERVICES, 'group-program').replace(/title: The 4Cs[^\n]*/, 'title: The Group Program');
  expect(services).not.toBe(copy.read(SERVICES));
  expect(await copy.checkWith({ [SERVICES]: services, [PRICING]: renamed(PRICING, 'group-program') }, DAY)).toEqual([]);
});

it('names the plans that refer to a slug that is no more', async () => {
  const problems = await copy.checkWith({ [SERVICES]: renamed(SERVICES, '4cs-programme') }, DAY);
  const lines = copy.read(PRICING).split('\n');
  const referring = lines.flatMap((line, index) => (line.includes('programme: 4cs-program') ? [index + 1] : []));
  expect(problems.map(({ file, line, rule }) => [file, line, rule])).toEqual(
    referring.map((line) => ['content/pricing.yaml', line, 'reference-unknown']),
  );
  expect(problems[0]?.expected).toContain('did you mean "4cs-programme"?');
});

it('gives no service the id of a part of the page', async () => {
  const changes = { [SERVICES]: renamed(SERVICES, 'main'), [PRICING]: renamed(PRICING, 'main') };
  const problems = await copy.checkWith(changes, DAY);
  expect(problems.map(({ rule, found }) => [rule, found])).toEqual([['slug-reserved', 'main']]);
});
