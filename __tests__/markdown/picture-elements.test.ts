// Guards the HTML of pictures in articles.
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { bodyPictures } from '../../src/gatsby/body-resolver';
import { renderMarkdown } from './render-markdown';

const WATCH: IGatsbyImageData = {
  layout: 'constrained',
  width: 1216,
  height: 760,
  backgroundColor: '#0E4B45',
  images: {
    sources: [{ type: 'image/avif', srcSet: '/static/w.avif 1216w', sizes: '' }],
    fallback: { src: '/static/w.png', srcSet: '/static/w.png 1216w', sizes: '' },
  },
};
const pictures = new Map([['./fob watch.png', WATCH]]);

test('a picture in its own paragraph becomes a figure with caption', async () => {
  const { html } = await renderMarkdown('![A fob watch](<./fob watch.png> "The watch of a colleague")', { pictures });
  expect(html).toMatch(
    /^<figure><picture><source type="image\/avif" srcset="[^"]+" sizes="[^"]+"><img src="\/static\/w\.png"/,
  );
  for (const part of ['width="1216"', 'height="760"', 'alt="A fob watch"', 'loading="lazy"'])
    expect(html).toContain(part);
  expect(html).toMatch(/<figcaption>The watch of a colleague<\/figcaption><\/figure>$/);
});

test.each([
  ['among words stays inline', 'Look: ![A](<./fob watch.png>) here.', /^<p>Look: <picture>.*<\/picture> here\.<\/p>$/],
  [
    'from another site is loaded lazily',
    '![Far](https://a.example/a.png)',
    /^<figure><img .* loading="lazy"><\/figure>$/,
  ],
])('a picture %s', async (_what, markdown, html) => {
  expect((await renderMarkdown(markdown, { pictures })).html).toMatch(html);
});

test.each(['./gone.png', '/files/gone.png'])('a missing picture ends the build: %s', async (source) => {
  await expect(renderMarkdown(`![x](${source})`, { pictures })).rejects.toThrow(`there is no picture ${source}`);
});

test('a picture without a node ends the build', async () => {
  const files = { './gone.png': '/content/blog/a/gone.png' };
  await expect(bodyPictures(files, async () => null, jest.fn())).rejects.toThrow('there is no picture ./gone.png');
});

test('a picture of static/ has the exact address of its file', async () => {
  const files = { '/files/\u00FCber my.png': '/files/u\u0308ber my.png' };
  const found = await bodyPictures(files, async () => null, jest.fn());
  expect([...found.values()]).toEqual(['/files/u%CC%88ber%20my.png']);
});
