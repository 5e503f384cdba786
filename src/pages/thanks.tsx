import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { ButtonLink } from '../components/ui/ButtonLink';
import { Section } from '../components/ui/Section';
import { SectionHeading } from '../components/ui/SectionHeading';
import { HOME } from '../routes';

/** The page after a form that was posted without script. */
export default function ThanksPage({ data }: PageProps<Queries.ThanksPageQuery>) {
  const { hero, homeLabel } = data.copy;
  return (
    <Section width="narrow">
      <SectionHeading level={1} {...hero} />
      <ButtonLink to={HOME}>{homeLabel}</ButtonLink>
    </Section>
  );
}

export function Head({ data, location }: HeadProps<Queries.ThanksPageQuery>) {
  return <PageCopyHead copy={data.copy} path={location.pathname} indexed={false} />;
}

export const query = graphql`
  query ThanksPage {
    copy: thanksCopy {
      ...ThanksCopyFields
    }
  }
`;
