import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { useId } from 'react';
import { lowestPrice } from '../../utils/prices';
import type { SectionFields } from '../../utils/section-fields';
import { BookButton } from '../layout/BookButton';
import { Actions } from '../ui/Actions';
import { FramedPicture } from '../ui/FramedPicture';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';
import { Split } from '../ui/Split';

type ServicesSectionProps = SectionFields<'ServicesSection'> & Placement;

interface ServiceDetailProps extends Placement {
  readonly service: ServicesSectionProps['services'][number];
  readonly words: Pick<ServicesSectionProps, 'audienceTitle' | 'priceFrom' | 'bookLabel'>;
  /** Alternates the picture's side. */
  readonly mediaFirst: boolean;
}

/** A service in full; its price only if it has one. */
function ServiceDetail(props: ServiceDetailProps) {
  const { service, words, mediaFirst, ...place } = props;
  const { title, shortDescription, longDescription, audience, pageUrl, linkLabel } = service;
  const plan = lowestPrice(service.plans);
  const id = useId();
  const picture = (
    <FramedPicture
      image={service.image}
      alt={service.imageAlt}
      sizes="(min-width: 1216px) 540px, (min-width: 736px) 44vw, 92vw"
    />
  );
  return (
    <Section {...place} labelledBy={id}>
      <Split media={picture} mediaFirst={mediaFirst}>
        <Stack spacing={2.5} sx={{ minWidth: 0 }}>
          <SectionHeading id={id} title={title} lead={shortDescription} flush />
          <p>{longDescription}</p>
          <Stack component="dl" spacing={0.5} sx={{ m: 0 }}>
            <Typography component="dt" sx={{ fontWeight: 650 }}>
              {words.audienceTitle}
            </Typography>
            <Typography component="dd" color="textSecondary" sx={{ textWrap: 'pretty' }}>
              {audience}
            </Typography>
          </Stack>
          {plan && (
            <Typography variant="h3" component="p" sx={{ fontVariantNumeric: 'lining-nums' }}>
              {`${words.priceFrom} ${plan.texts.price}`}
            </Typography>
          )}
          <Actions>
            <BookButton>{words.bookLabel}</BookButton>
            {pageUrl && (
              <Button component={Link} to={pageUrl} variant="outlined">
                {linkLabel}
              </Button>
            )}
          </Actions>
        </Stack>
      </Split>
    </Section>
  );
}

/** All services in full, each in its own section. */
export function ServicesSection({ services, background, space, ...words }: ServicesSectionProps) {
  return services.map((service, index) => (
    <ServiceDetail
      key={service.slug}
      service={service}
      words={words}
      id={service.slug}
      background={background}
      space={index > 0 ? 'last' : space}
      mediaFirst={index % 2 === 1}
    />
  ));
}
