import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { graphql, Link } from 'gatsby';
import { useId } from 'react';
import { withHydrationBoundary } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { Actions } from '../ui/Actions';
import { Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { BookButton } from './BookButton';
import { FramedPicture } from './FramedPicture';
import type { PictureFile } from './Picture';
import { Split } from './Split';

export interface ServiceDetailProps extends Queries.ServiceFieldsFragment {
  readonly image: PictureFile | null;
  readonly audienceTitle: string;
  /** The lowest price as a phrase; undefined if nothing is priced. */
  readonly price: string | null;
  readonly bookLabel: string;
  readonly tone: 'plain' | 'wash';
  readonly space: 'first' | 'full' | 'last';
  /** Alternates the picture's side. */
  readonly mediaFirst: boolean;
}

/** A service in full, on the services page. */
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
        <Stack spacing={2.5} sx={{ minWidth: 0 }}>
          <SectionHeading id={id} title={title} lead={shortDescription} flush />
          <p>{longDescription}</p>
          <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
            <Typography component="dt" sx={{ fontWeight: 650 }}>
              {audienceTitle}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ textWrap: 'pretty' }}>
              {audience}
            </Typography>
          </Stack>
          {price && (
            <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'lining-nums' }}>
              {price}
            </Typography>
          )}
          <Actions>
            <BookButton>{service.bookLabel}</BookButton>
            {pageUrl && (
              <Button component={Link} to={pageUrl} variant="outlined">
                {service.linkLabel}
              </Button>
            )}
          </Actions>
        </Stack>
      </Split>
    </Section>
  );
});

/** A service's picture, at twice its maximum width in CSS pixels. */
export const servicePictureFragment = graphql`
  fragment ServicePicture on File {
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1100, breakpoints: [400, 700, 1100])
    }
  }
`;
