import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { CallToAction } from '../components/sections/CallToAction';
import { FaqSection } from '../components/sections/FaqSection';
import { PageHero } from '../components/sections/PageHero';
import { PageHead } from '../components/seo/PageHead';
import { BookingLink } from '../components/ui/BookingLink';
import { Breadcrumbs } from '../components/ui/Breadcrumbs';
import { ButtonLink } from '../components/ui/ButtonLink';
import { useBreadcrumbs } from '../hooks/use-breadcrumbs';
import { useInterfaceText } from '../hooks/use-interface-text';
import { useSiteSettings } from '../hooks/use-site-settings';
import { CONTACT, FAQ } from '../routes';
import { withoutLinks } from '../utils/inline-links';

/** The questions for machines, which take no links in an answer. */
const inPlainText = ({ questions }: Queries.FaqPageQuery) =>
  questions.nodes.map(({ question, answer }) => ({ question, answer: withoutLinks(answer) }));

/** Short answers about the programmes. */
export default function FaqPage({ data }: PageProps<Queries.FaqPageQuery>) {
  const { newTab, breadcrumbs } = useInterfaceText();
  const { booking } = useSiteSettings();
  const { hero, seo, callToAction } = data.copy;
  const crumbs = useBreadcrumbs([{ label: seo.title, href: FAQ }]);
  return (
    <>
      <PageHero {...hero} above={<Breadcrumbs label={breadcrumbs.label} crumbs={crumbs} />} />
      <FaqSection questions={data.questions.nodes} />
      <CallToAction title={callToAction.title} text={callToAction.text}>
        <BookingLink href={booking.url} newTab={newTab}>
          {callToAction.bookLabel}
        </BookingLink>
        <ButtonLink to={CONTACT} variant="inherit">
          {callToAction.contactLabel}
        </ButtonLink>
      </CallToAction>
    </>
  );
}

export function Head({ data, location }: HeadProps<Queries.FaqPageQuery>) {
  const { socialCard, seo } = data.copy;
  return (
    <PageHead
      title={seo.title}
      description={seo.description}
      path={location.pathname}
      image={socialCard}
      crumbs={useBreadcrumbs([{ label: seo.title, href: FAQ }])}
      subject={{ kind: 'questions', questions: inPlainText(data) }}
    />
  );
}

export const query = graphql`
  query FaqPage {
    copy: faqCopy {
      socialCard
      seo {
        title
        description
      }
      hero {
        ...HeadingWords
      }
      callToAction {
        title
        text
        bookLabel
        contactLabel
      }
    }
    questions: allFaq(sort: { order: ASC }) {
      nodes {
        anchor
        question
        answer
      }
    }
  }
`;
