import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { plainList } from '../../theme/mixins';
import type { SectionFields } from '../../utils/section-fields';
import { type Placement, Section } from '../ui/Section';

type LogosSectionProps = SectionFields<'LogosSection'> & Placement;

const List = styled('ul')(({ theme: { vars } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 16,
  ...plainList,
  '& > li': {
    padding: '16px 24px',
    border: `1px solid ${vars.palette.divider}`,
    borderRadius: RADIUS.card,
    // In both colour schemes, because most logos are made for it.
    backgroundColor: vars.palette.common.white,
  },
  '& img': { width: 'auto', height: 56, maxWidth: 'min(10rem, 100%)', objectFit: 'contain' },
}));

/** Logos of memberships or papers; each may lead to a page. */
export function LogosSection({ logos, ...section }: LogosSectionProps) {
  return (
    <Section {...section}>
      <List>
        {logos.map(({ image, name, href }) => {
          const logo = <img src={image.publicURL ?? ''} alt={name} width={160} height={56} loading="lazy" />;
          return <li key={name}>{href ? <a href={href}>{logo}</a> : logo}</li>;
        })}
      </List>
    </Section>
  );
}
