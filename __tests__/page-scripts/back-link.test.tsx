// Guards the number of steps back to this site.
import { stepsToThisSite } from '../../src/page-scripts/back-link';

const ORIGIN = 'https://site.example';
const base = {
  document: { referrer: '' },
  history: { length: 2, state: null },
  location: { origin: ORIGIN, pathname: '/blog/a/', hash: '' },
};

function withEntries(...paths: string[]) {
  const entries = paths.map((path) => ({ url: ORIGIN + path }));
  return { ...base, navigation: { currentEntry: { index: entries.length - 1 }, entries: () => entries } };
}

test('jumps to headings of the article are skipped', () => {
  expect(stepsToThisSite(withEntries('/blog/?q=visa', '/blog/a/', '/blog/a/#pay', '/blog/a/#leave'))).toBe(3);
});

test('an article opened first has no step back', () => {
  expect(stepsToThisSite(withEntries('/blog/a/'))).toBe(0);
  expect(stepsToThisSite(withEntries('/blog/a/', '/blog/a/#pay'))).toBe(0);
});

test("other browsers use the referrer or the history's state", () => {
  expect(stepsToThisSite({ ...base, document: { referrer: `${ORIGIN}/blog/` } })).toBe(1);
  expect(stepsToThisSite({ ...base, history: { length: 2, state: { key: '17' } } })).toBe(1);
  expect(stepsToThisSite({ ...base, document: { referrer: 'https://site.example.evil/' } })).toBe(0);
});

test('a new tab or a jump within it has no step back', () => {
  const fromHere = { ...base, document: { referrer: `${ORIGIN}/blog/` } };
  expect(stepsToThisSite({ ...fromHere, history: { length: 1, state: null } })).toBe(0);
  expect(stepsToThisSite({ ...fromHere, location: { ...base.location, hash: '#pay' } })).toBe(0);
});
