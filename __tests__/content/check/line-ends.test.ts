// Guards that CRLF line ends make no difference.
import { ContentReader } from '../../../src/content/read/content-reader';
import { diskSource } from '../../../src/content/read/disk-source';
import { ContentCopy } from '../content-copy';

const plain = new ContentCopy();
const windows = new ContentCopy();
beforeAll(async () => {
  for (const name of await diskSource(windows.root).names())
    if (/\.(md|yaml)$/.test(name)) windows.put(name, windows.read(name).replaceAll('\n', '\r\n'));
});

test('content with CRLF has the same findings, locations and records', async () => {
  const findingsOf = (copy: ContentCopy) =>
    copy.checkWith(copy.replaced('pricing.yaml', 'price: 597', 'price: many'), { keepNotes: true });
  const recordsOf = async (copy: ContentCopy) => {
    const { data } = (await new ContentReader(diskSource(copy.root)).read()).files;
    return JSON.parse(JSON.stringify(data.map(({ entries, markdown, body }) => ({ entries, markdown, body }))));
  };
  expect(await findingsOf(plain)).not.toEqual([]);
  expect(await findingsOf(windows)).toEqual(await findingsOf(plain));
  expect(await recordsOf(windows)).toEqual(await recordsOf(plain));
});
