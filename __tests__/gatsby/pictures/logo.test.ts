import { svgAddress } from '../../../src/gatsby/pictures/logo';

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">
  <!-- a note -->
  <title>50% of "it" & <b>'s</title>
  <path fill="#0E4B45" d="M0 0h8"/>
</svg>
`;

it('puts a drawing into an address, without notes and line breaks', () => {
  const address = svgAddress(SVG);
  const [head, data = ''] = address.split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(data).not.toMatch(/[\s<>"#]/);
  expect(decodeURIComponent(data)).toBe(
    SVG.replace(/\s*<!-- a note -->/, '')
      .replace(/>\s+</g, '><')
      .trim(),
  );
});
