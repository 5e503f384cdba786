// Guards the marked terms of articles and their explanations.
import { GLOSSARY } from '../../../src/routes';
import { TERM_CLASS } from '../../../src/utils/page-attributes';
import { pages } from '../built-site';

const glossary = pages.find(({ path }) => path === GLOSSARY)?.root;
const marking = pages
  .map(({ path, root }) => ({ path, root, links: root.querySelectorAll(`a.${TERM_CLASS}`) }))
  .filter(({ links }) => links.length > 0);

test('at most eight terms, each once, are marked per article', () => {
  for (const { path, links } of marking) {
    const ids = links.map((link) => link.getAttribute('aria-describedby'));
    expect({ path, ids }).toEqual({ path: expect.stringMatching(/^\/blog\/[^/]+\/$/), ids: [...new Set(ids)] });
    expect(ids.length).toBeLessThanOrEqual(8);
  }
});

test('a marked term has an explanation and a glossary link', () => {
  for (const { root, links } of marking) {
    for (const link of links) {
      const meaning = root.getElementById(link.getAttribute('aria-describedby') ?? '');
      const target = glossary?.getElementById(link.getAttribute('href')?.replace(`${GLOSSARY}#`, '') ?? '');
      const found = [meaning?.getAttribute('role'), meaning?.hasAttribute('popover'), target];
      expect([link.toString(), ...found]).toEqual([link.toString(), 'tooltip', true, expect.anything()]);
    }
  }
});
