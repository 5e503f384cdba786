import { pages } from '../../support/built-site';
import { weigh } from '../../support/page-weight';

/** The pictures of authors may weigh more; those of this content do not. */
it.each(pages.map((page) => [page.path, page] as const))(
  '%s sends at most 120 KB for the first view, fonts and pictures included',
  (_path, page) => {
    expect(weigh(page).firstView / 1024).toBeLessThanOrEqual(120);
  },
);
