import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageHero } from '../../components/sections/PageHero';
import { ToolsSection } from '../../components/sections/tools/ToolsSection';
import { PageHead } from '../../components/seo/PageHead';
import { Breadcrumbs } from '../../components/ui/Breadcrumbs';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { useInterfaceText } from '../../hooks/use-interface-text';
import { TOOLS } from '../../routes';

/** The tools that visitors use on their own device. */
export default function ToolsPage({ data }: PageProps<Queries.ToolsPageQuery>) {
  const { breadcrumbs } = useInterfaceText();
  const { hero, tools, note } = data.copy;
  const crumbs = useBreadcrumbs([{ label: data.copy.hero.eyebrow ?? data.copy.seo.title, href: TOOLS }]);
  return (
    <>
      <PageHero {...hero} above={<Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} />} />
      <ToolsSection tools={tools} note={note} />
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.ToolsPageQuery>) {
  const { socialCard, seo, hero, tools } = data.copy;
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      path={location.pathname}
      image={socialCard}
      crumbs={useBreadcrumbs([{ label: hero.eyebrow ?? seo.title, href: TOOLS }])}
      subject={{ kind: 'articles', articles: tools.map(({ title, href }) => ({ title, path: href })) }}
    />
  );
}

export const query = graphql`
  query ToolsPage {
    copy: toolsCopy {
      socialCard
      seo {
        title
        description
      }
      hero {
        eyebrow
        title
        lead
      }
      tools {
        icon
        title
        text
        linkLabel
        href
      }
      note
    }
  }
`;
