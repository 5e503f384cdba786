import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHero } from '../../components/sections/PageHero';
import { ToolsSection } from '../../components/sections/ToolsSection';
import { PageCopyHead } from '../../components/seo/PageCopyHead';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { TOOLS } from '../../routes';
import { pageLabel } from '../../utils/page-label';

/** The tools that visitors use on their own device. */
export default function ToolsPage({ data }: PageProps<Queries.ToolsPageQuery>) {
  const { hero, tools, note } = data.copy;
  const crumbs = useBreadcrumbs([{ label: pageLabel(data.copy), href: TOOLS }]);
  return (
    <>
      <PageHero {...hero} crumbs={crumbs} space="low" />
      <ToolsSection tools={tools} note={note} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ToolsPageQuery>) {
  const { copy } = data;
  return (
    <PageCopyHead
      copy={copy}
      path={location.pathname}
      crumbs={useBreadcrumbs([{ label: pageLabel(copy), href: TOOLS }])}
      subject={{ kind: 'articles', articles: copy.tools.map(({ title, href }) => ({ title, path: href })) }}
    />
  );
}

export const query = graphql`
  query ToolsPage {
    copy: toolsCopy {
      ...ToolsCopyFields
      tools {
        ...ToolCard
      }
    }
  }
`;
