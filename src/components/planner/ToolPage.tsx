import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useToolBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { PageHero } from '../sections/PageHero';
import { RichText } from '../sections/RichText';

interface ToolPageProps extends Pick<Queries.ToolPageFragment, 'tools'> {
  readonly copy: {
    readonly seo: Queries.SeoFieldsFragment;
    readonly hero: Queries.HeadingFieldsFragment;
    readonly article: string;
  };
  readonly path: string;
  readonly children: ReactNode;
}

/** The page of a tool: its head with the article to read, and below it what it is given. */
export function ToolPage({ tools, copy, path, children }: ToolPageProps) {
  return (
    <>
      <PageHero {...copy.hero} crumbs={useToolBreadcrumbs(tools, copy, path)}>
        <RichText text={copy.article} />
      </PageHero>
      {children}
    </>
  );
}

/** What the page of every tool asks for, beside its own copy. */
export const toolPageFragment = graphql`
  fragment ToolPage on Query {
    tools: toolsCopy {
      seo {
        title
      }
      hero {
        eyebrow
      }
    }
    shared: toolText {
      ...ToolTextFields
    }
  }
`;

/** What it asks for of the facts of its copy. */
export const toolFactFragment = graphql`
  fragment PlannerFact on Fact {
    name
    periods {
      from
      until
      value
      number
      checked
      source {
        title
        url
      }
    }
  }
`;
