import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { graphql, Link } from 'gatsby';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { stack } from '../../theme/mixins';
import { Actions } from '../ui/Actions';
import { FramedPicture } from '../ui/FramedPicture';
import type { PictureFile } from '../ui/Picture';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Split } from '../ui/Split';
import { BookButton } from './BookButton';

export interface ServiceDetailProps extends Queries.ServiceFieldsFragment {
  readonly image: PictureFile | null;
  readonly audienceTitle: string;
  /** The lowest price as a phrase; missing when nothing is priced. */
  readonly price: string | null;
  readonly bookLabel: string;
  readonly tone: 'plain' | 'wash';
  readonly space: 'first' | 'full' | 'last';
  /** The picture is on the other side each time. */
  readonly mediaFirst: boolean;
}

const Words = styled('div')(({ theme }) => ({
  ...stack(20),
  '& dl': { display: 'grid', gap: 4, margin: 0 },
  '& dt': { fontWeight: 650 },
  '& dd': { margin: 0, color: theme.vars.palette.text.secondary },
}));

const PriceLine = styled('p')(({ theme }) => ({ ...theme.typography.h3, fontVariantNumeric: 'lining-nums' }));

/** One service in full on the services page. */
export const ServiceDetail = withHydrationBoundary(function ServiceDetail(service: ServiceDetailProps) {
  const { slug, title, shortDescription, longDescription, audienceTitle, audience, price, pageUrl } = service;
  const id = useId();
  const picture = (
    <FramedPicture
      image={service.image}
      alt={service.imageAlt}
      sizes="(min-width: 1216px) 540px, (min-width: 736px) 44vw, 92vw"
    />
  );
  return (
    <Section id={slug} tone={service.tone} labelledBy={id} space={service.space}>
      <Split media={picture} mediaFirst={service.mediaFirst}>
        <Words>
          <SectionHeading id={id} title={title} lead={shortDescription} flush />
          <p>{longDescription}</p>
          <dl>
            <dt>{audienceTitle}</dt>
            <dd>{audience}</dd>
          </dl>
          {price && <PriceLine>{price}</PriceLine>}
          <Actions>
            <BookButton>{service.bookLabel}</BookButton>
            {pageUrl && (
              <Button component={Link} to={pageUrl} variant="outlined">
                {service.linkLabel}
              </Button>
            )}
          </Actions>
        </Words>
      </Split>
    </Section>
  );
});

/** The picture of a service, at twice the width of its widest place in CSS pixels. */
export const servicePictureFragment = graphql`
  fragment ServicePicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1100, breakpoints: [400, 700, 1100])
    }
  }
`;
