// Guards that CRLF line ends make no difference.
import { ContentReader } from '../../../src/content/read/content-reader';
import { diskSource } from '../../../src/content/read/disk-source';
import { ContentCopy } from '../content-copy';

const DAY = '2026-11-20';

const plain = new ContentCopy();
const windows = new ContentCopy();
beforeAll(async () => {
  for (const name of await diskSource(windows.root).names())
    if (/\.(md|yaml)$/.test(name)) windows.put(name, windows.read(name).replaceAll('\n', '\r\n'));
});
afterAll(() => {
  plain.remove();
  windows.remove();
});

test('content with CRLF has the same findings, locations and records', async () => {
  const findingsOf = async (copy: ContentCopy) => {
    const broken = copy.read('pricing.yaml').replace('price: 597', 'price: many');
    return copy.checkWith({ 'pricing.yaml': broken }, DAY, true);
  };
  const recordsOf = async (copy: ContentCopy) => {
    const { data, posts } = (await new ContentReader(diskSource(copy.root)).read()).files;
    return JSON.parse(JSON.stringify({ data: data.map(({ entries }) => entries), posts }));
  };
  expect(await findingsOf(plain)).not.toEqual([]);
  expect(await findingsOf(windows)).toEqual(await findingsOf(plain));
  expect(await recordsOf(windows)).toEqual(await recordsOf(plain));
});
