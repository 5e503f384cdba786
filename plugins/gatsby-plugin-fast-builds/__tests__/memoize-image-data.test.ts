import { memoizeImageData } from '../memoize-image-data';

type Resolver = ReturnType<typeof memoizeImageData>;

function setUp() {
  const files: Record<string, { base: string; internal: { contentDigest: string } }> = {
    a: { base: 'cover.png', internal: { contentDigest: '1' } },
    copy: { base: 'cover.png', internal: { contentDigest: '1' } },
    renamed: { base: 'other.png', internal: { contentDigest: '1' } },
    changed: { base: 'cover.png', internal: { contentDigest: '2' } },
  };
  const getNodeById = jest.fn(({ id }: { id: string }) => files[id] ?? null);
  const original = jest.fn(async () => ({}));
  const resolve = memoizeImageData();
  const ask = (parent: string, args: object) =>
    resolve(
      { parent } as Parameters<Resolver>[0],
      args,
      { nodeModel: { getNodeById } } as unknown as Parameters<Resolver>[2],
      { originalResolver: original } as Parameters<Resolver>[3],
    );
  return { ask, original, getNodeById };
}

it('asks once for the same content, name and arguments', async () => {
  const { ask, original } = setUp();
  expect(await ask('a', { width: 800 })).toBe(await ask('copy', { width: 800 }));
  expect(original).toHaveBeenCalledTimes(1);
});

it('asks again for another name, other content, or other arguments', async () => {
  const { ask, original } = setUp();
  for (const parent of ['a', 'renamed', 'changed']) await ask(parent, { width: 800 });
  await ask('a', { width: 400 });
  expect(original).toHaveBeenCalledTimes(4);
});

it('reads the file each time, since that is how Gatsby learns which pages depend on it', async () => {
  const { ask, getNodeById } = setUp();
  await ask('a', {});
  await ask('a', {});
  expect(getNodeById).toHaveBeenCalledTimes(2);
});

it('keeps no failure', async () => {
  const { ask, original } = setUp();
  original.mockRejectedValueOnce(new Error('unreadable'));
  await expect(ask('a', {})).rejects.toThrow('unreadable');
  await expect(ask('a', {})).resolves.toEqual({});
});
