import Button from '@mui/material/Button';
import { graphql, type HeadProps, Link, type PageProps } from 'gatsby';
import { BookButton } from '../components/sections/BookButton';
import { CallToAction } from '../components/sections/CallToAction';
import { FaqSection } from '../components/sections/FaqSection';
import { PageHero } from '../components/sections/PageHero';
import { PageCopyHead } from '../components/seo/PageCopyHead';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { CONTACT, FAQ } from '../routes';
import { withoutLinks } from '../utils/inline-links';

/** The questions for structured data, without the links in their answers. */
const inPlainText = ({ questions }: Queries.FaqPageQuery) =>
  questions.nodes.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }));

/** Short answers about the programmes. */
export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { hero, seo, callToAction } = data.copy;
  const crumbs = useBreadcrumbs([{ label: seo.title, href: FAQ }]);
  return (
    <>
      <PageHero {...hero} crumbs={crumbs} space="low" />
      <FaqSection questions={data.questions.nodes} label={data.copy.questions} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <BookButton>{callToAction.bookLabel}</BookButton>
        <Button component={Link} to={CONTACT} variant="outlined" color="inherit">
          {callToAction.contactLabel}
        </Button>
      </CallToAction>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.FaqPageQuery>) {
  const { seo } = data.copy;
  return (
    <PageCopyHead
      copy={data.copy}
      path={location.pathname}
      crumbs={useBreadcrumbs([{ label: seo.title, href: FAQ }])}
      subject={{ kind: 'questions', questions: inPlainText(data) }}
    />
  );
}

export const query = graphql`
  query FaqPage {
    copy: faqCopy {
      ...FaqCopyFields
    }
    questions: allFaq(sort: { order: ASC }) {
      nodes {
        ...FaqFields
      }
    }
  }
`;
