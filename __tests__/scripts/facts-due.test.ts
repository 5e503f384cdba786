import { changesAhead, factsDue, factsMarkdown, factsText } from '../../scripts/facts-due';
import { ContentReader } from '../../src/content-reader/content-reader';
import { diskSource } from '../../src/content-reader/disk-source';
import { ContentCopy } from '../support/content-copy';

const copy = new ContentCopy();
afterAll(() => copy.remove());

async function dueOn(day: string, change = (text: string): string => text) {
  const before = copy.read('facts.yaml');
  copy.put('facts.yaml', change(before));
  const due = factsDue(await new ContentReader(diskSource(copy.root)).read(), day);
  copy.put('facts.yaml', before);
  return due;
}

it('lists nothing where every value is new enough and goes on', async () => {
  expect(await dueOn('2026-01-01')).toEqual([]);
  expect(factsText([])).toBe('No fact is due.');
  expect(factsMarkdown([])).toBe('');
});

it('lists what ends within 30 days or has ended, and no value that has a successor', async () => {
  const endsOn = (until: string) =>
    dueOn('2026-01-01', (text) => text.replace('from: 2020-04-05', `$&\n      until: ${until}`));
  expect(await endsOn('2026-02-01')).toEqual([]);
  expect(await endsOn('2026-01-31')).toMatchObject([{ id: 'weekly-rate', why: 'ends on 2026-01-31' }]);
  expect(await endsOn('2025-12-31')).toMatchObject([{ id: 'weekly-rate', why: 'ended on 2025-12-31' }]);
});

it('asks for the next value from the day of its announcement until it is confirmed', async () => {
  const next =
    '  next:\n    announced: 2025-12-01\n    from: 2026-04-05\n    source: { title: News, url: https://www.gov.uk/news }\n';
  const expecting = (text: string) => text.replace('  nation: UK\n', `$&${next}`);
  expect(await dueOn('2025-11-30', expecting)).toEqual([]);
  expect(await dueOn('2025-12-01', expecting)).toMatchObject([
    { id: 'weekly-rate', why: 'next value expected since 2025-12-01', source: { url: 'https://www.gov.uk/news' } },
  ]);
  const known = (text: string) => expecting(text).replace('from: 2020-04-05', 'from: 2026-04-05');
  expect(await dueOn('2025-12-01', known)).toEqual([]);
});

it('lists the changes that are expected before they are due', async () => {
  const before = copy.read('facts.yaml');
  const next =
    '  next:\n    announced: 2025-12-01\n    from: 2026-04-05\n    source: { title: News, url: https://www.gov.uk/news }\n';
  copy.put('facts.yaml', before.replace('  nation: UK\n', `$&${next}`));
  const files = await new ContentReader(diskSource(copy.root)).read();
  copy.put('facts.yaml', before);
  expect(changesAhead(files, '2025-11-30')).toContain('2026-04-05  The weekly rate; look from 2025-12-01 on');
  expect(changesAhead(files, '2025-12-01')).not.toContain('The weekly rate');
});

it('lists values that were checked over a year ago, with their source and their line', async () => {
  const due = await dueOn('2026-11-23');
  expect(due.slice(0, 2).map(({ id, why }) => `${id}: ${why}`)).toEqual([
    'weekly-rate: checked on 2025-11-22, over a year ago',
    'notice-days: checked on 2025-11-22, over a year ago',
  ]);
  expect(factsText(due)).toContain(
    'content/facts.yaml:17  weekly-rate, checked on 2025-11-22, over a year ago\n  The weekly rate\n  - GOV.UK: Maternity pay and leave, Pay\n    https://www.gov.uk/maternity-pay-leave/pay\n',
  );
  expect(factsMarkdown(due)).toContain(
    '- [ ] **The notice** (`notice-days`, `content/facts.yaml:29`), checked on 2025-11-22, over a year ago: [GOV.UK: Maternity pay and leave, How to claim](https://www.gov.uk/maternity-pay-leave/how-to-claim)',
  );
});
