import type { NodePluginArgs } from 'gatsby';
import type { NamedRedirect } from '../../plugins/gatsby-plugin-static-host/index';
import { categoryPath, postPath } from '../routes';
import { withSlash } from '../utils/paths';
import { nodesOf } from './nodes';

/** Content with a page, and with the addresses that the page used to have. */
export interface Movable {
  readonly slug: string;
  readonly title: string;
  readonly aliases: readonly string[];
}

function redirectsOf(pages: readonly Movable[], pathOf: (slug: string) => string): NamedRedirect[] {
  return pages.flatMap(({ slug, title, aliases }) =>
    aliases.map((alias) => ({ from: pathOf(alias), to: pathOf(slug), title })),
  );
}

/** What the redirects are made from. */
interface MovedContent {
  readonly posts: readonly Movable[];
  readonly categories: readonly Movable[];
  /** The entries of content/redirects.yaml. */
  readonly others: readonly Omit<NamedRedirect, 'title'>[];
}

/** Every address that has moved; the host's rules and the static pages are both made from this list. */
export function listRedirects({ posts, categories, others }: MovedContent): NamedRedirect[] {
  return [
    ...redirectsOf(posts, postPath),
    ...redirectsOf(categories, (slug) => categoryPath(slug)),
    ...others.map(({ from, to }) => {
      const target = to.startsWith('/') ? withSlash(to) : to;
      return { from: withSlash(from), to: target, title: target };
    }),
  ];
}

/** The redirects of the site that is being built. */
export function siteRedirects(args: Pick<NodePluginArgs, 'getNodesByType'>): NamedRedirect[] {
  return listRedirects({
    posts: nodesOf(args, 'Post'),
    categories: nodesOf(args, 'Category').map(({ slug, name, aliases }) => ({ slug, title: name, aliases })),
    others: nodesOf(args, 'Redirect'),
  });
}
