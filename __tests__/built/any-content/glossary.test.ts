// Guards marked terms in articles and their explanations.
import { GLOSSARY } from '../../../src/routes';
import { TERM_CLASS } from '../../../src/utils/page-ids';
import { pages } from '../built-site';

const glossary = pages.find(({ path }) => path === GLOSSARY)?.root;
const marking = pages
  .map(({ path, root }) => ({ path, root, links: root.querySelectorAll(`a.${TERM_CLASS}`) }))
  .filter(({ links }) => links.length > 0);

it('marks terms in articles only, at most eight in each and none twice', () => {
  for (const { path, links } of marking) {
    const ids = links.map((link) => link.getAttribute('aria-describedby'));
    expect({ path, ids }).toEqual({ path: expect.stringMatching(/^\/blog\/[^/]+\/$/), ids: [...new Set(ids)] });
    expect(ids.length).toBeLessThanOrEqual(8);
  }
});

it('says on the same page what a marked term means, and leads to it on the page of the glossary', () => {
  for (const { root, links } of marking) {
    for (const link of links) {
      const meaning = root.getElementById(link.getAttribute('aria-describedby') ?? '');
      const target = glossary?.getElementById(link.getAttribute('href')?.replace(`${GLOSSARY}#`, '') ?? '');
      const said = [meaning?.getAttribute('role'), meaning?.hasAttribute('popover'), target];
      expect([link.toString(), ...said]).toEqual([link.toString(), 'tooltip', true, expect.anything()]);
    }
  }
});
