import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useBreadcrumbs } from '../../hooks/use-breadcrumbs';
import { SERVICES } from '../../routes';
import { PRICES_ID } from '../../utils/page-ids';
import { Actions } from '../ui/Actions';
import { BookButton } from './BookButton';
import { CallToAction } from './CallToAction';
import { PageHero } from './PageHero';
import { PricingSection } from './PricingSection';

interface ProgrammeSectionsProps {
  readonly path: string;
  readonly copy: Queries.ProgrammeCopyFieldsFragment & {
    readonly hero: { readonly title: string; readonly lead: string };
    readonly callToAction: { readonly title: string; readonly text: string; readonly bookLabel: string };
  };
  readonly service: Queries.ProgrammeServiceFragment | null;
  /** The button of the hero. */
  readonly bookLabel: string;
  /** What is under it. */
  readonly badges?: ReactNode;
  /** A note under the last button. */
  readonly note?: string;
  /** The sections between the hero and the prices. */
  readonly children: ReactNode;
}

/** The page of a programme: what it is, what it consists of, what it costs, and how to book a call. */
export function ProgrammeSections({ path, copy, service, bookLabel, badges, note, children }: ProgrammeSectionsProps) {
  const { hero, pricing, callToAction } = copy;
  const plans = service?.plans ?? [];
  return (
    <>
      <PageHero
        crumbs={useBreadcrumbs([SERVICES, { label: service?.title ?? hero.title, href: path }])}
        title={hero.title}
        lead={hero.lead}
        image={service?.image}
        imageAlt={service?.imageAlt}
      >
        <Actions>
          <BookButton size="large">{bookLabel}</BookButton>
          {plans.length > 0 && pricing.linkLabel && <a href={`#${PRICES_ID}`}>{pricing.linkLabel}</a>}
        </Actions>
        {badges}
      </PageHero>
      {children}
      <PricingSection {...pricing} plans={plans} words={copy} note={copy.pricingNote} />
      <CallToAction title={callToAction.title} text={callToAction.text} note={note}>
        <BookButton>{callToAction.bookLabel}</BookButton>
      </CallToAction>
    </>
  );
}

/** What the page of a programme asks for of its service. */
export const programmeServiceFragment = graphql`
  fragment ProgrammeService on Service {
    slug
    title
    imageAlt
    plans {
      ...PricingPlanFields
    }
    image {
      ...ServicePicture
    }
  }
`;
