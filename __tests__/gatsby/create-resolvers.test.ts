// Guards a drawing as a URL.
import { svgAddress } from '../../src/gatsby/create-resolvers';

test('a drawing becomes an address without comments and line breaks', () => {
  const inside = `<title>50% of "it" & <b>'s</title>`;
  const svg = `<svg viewBox="0 0 8 8">\n  <!-- a note -->\n  ${inside}\n  <path fill="#0E4B45" d="M0 0h8"/>\n</svg>\n`;
  const [head, data = ''] = svgAddress(svg).split(/,(.*)/s);
  expect(head).toBe('data:image/svg+xml');
  expect(data).not.toMatch(/[\s<>"#]/);
  expect(decodeURIComponent(data)).toBe(`<svg viewBox="0 0 8 8">${inside}<path fill="#0E4B45" d="M0 0h8"/></svg>`);
});
