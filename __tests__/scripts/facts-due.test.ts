import { factsDue, factsMarkdown, factsText } from '../../scripts/facts-due';
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
