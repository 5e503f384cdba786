// Guards the terms that articles mark, and what they say they mean.
import { GLOSSARY } from '../../../src/routes';
import { TERM_CLASS } from '../../../src/utils/page-ids';
import { pages } from '../../support/built-site';

const marked = pages.flatMap(({ path, root }) =>
  root.querySelectorAll(`a.${TERM_CLASS}`).map((link) => ({
    path,
    root,
    href: link.getAttribute('href') ?? '',
    id: link.getAttribute('aria-describedby') ?? '',
  })),
);

it('marks terms in articles only, at most eight in each and none twice', () => {
  for (const path of new Set(marked.map((link) => link.path))) {
    const ids = marked.filter((link) => link.path === path).map(({ id }) => id);
    expect({ path, ids }).toEqual({ path: expect.stringMatching(/^\/blog\/[^/]+\/$/), ids: [...new Set(ids)] });
    expect(ids.length).toBeLessThanOrEqual(8);
  }
});

it('says on the same page what a marked term means, and leads to it on the page of the glossary', () => {
  const glossary = pages.find(({ path }) => path === GLOSSARY)?.root;
  for (const { path, root, href, id } of marked) {
    const meaning = root.getElementById(id);
    expect([path, id, meaning?.getAttribute('role'), meaning?.hasAttribute('popover')]).toEqual([
      path,
      id,
      'tooltip',
      true,
    ]);
    expect([href, glossary?.getElementById(href.replace(`${GLOSSARY}#`, ''))]).toEqual([href, expect.anything()]);
  }
});
