import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { useId } from 'react';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { SIDE_BY_SIDE } from '../../theme/measures';
import { stack } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { BadgeList } from '../ui/BadgeList';
import { FramedPicture } from '../ui/FramedPicture';
import { Icon } from '../ui/Icon';
import { type Placement, Section } from '../ui/Section';
import { SectionHeading } from '../ui/SectionHeading';

type StorySectionProps = SectionFields<'StorySection'> & Placement;

const Columns = styled('div')({
  ...stack('clamp(2rem, 5vw, 5rem)'),
  [SIDE_BY_SIDE]: { gridTemplateColumns: 'minmax(0, 22rem) 1.6fr', alignItems: 'center' },
});

const Portrait = styled('figure')({
  maxWidth: '22rem',
  width: '72%',
  marginInline: 'auto',
  [SIDE_BY_SIDE]: { width: 'auto', marginInline: 0 },
});

const Words = styled('div')({ ...stack(24), maxWidth: '42rem' });

/** The founder's portrait, story and badges. */
export function StorySection(section: StorySectionProps) {
  const { story, short, link, ...place } = section;
  const { title, summary, badges, portrait, portraitAlt } = story;
  const { founder } = useSiteSettings();
  const paragraphs = short ? [summary] : story.paragraphs;
  const titleId = useId();
  return (
    <Section {...place} labelledBy={titleId}>
      <Columns>
        <Portrait>
          <FramedPicture
            image={portrait}
            alt={portraitAlt}
            isArch
            sizes="(min-width: 1100px) 352px, (min-width: 736px) 34vw, 66vw"
          />
          <Typography
            variant="body2"
            component="figcaption"
            color="textSecondary"
            sx={{ mt: 1.75, textAlign: 'center', textWrap: 'pretty' }}
          >
            {founder.isRealName ? `${founder.name}, ${founder.role}` : founder.role}
          </Typography>
        </Portrait>
        <Words>
          <SectionHeading id={titleId} title={title} flush />
          <Stack spacing={2}>
            {paragraphs.map((paragraph, index) =>
              index === 0 ? (
                <Typography key={paragraph} variant="subtitle1" component="p">
                  {paragraph}
                </Typography>
              ) : (
                <Typography key={paragraph} color="textSecondary">
                  {paragraph}
                </Typography>
              ),
            )}
          </Stack>
          {/* Wraps four badges two by two instead of three and one. */}
          <BadgeList badges={badges} maxWidth="30rem" />
          {link && (
            <Button
              component={Link}
              to={link.href}
              variant="link"
              endIcon={<Icon name="arrow-right" size={20} />}
              sx={{ justifySelf: 'start', textDecoration: 'underline' }}
            >
              {link.label}
            </Button>
          )}
        </Words>
      </Columns>
    </Section>
  );
}
