import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'gatsby';
import { RADIUS } from '../../theme/measures';
import { ExternalLink } from '../ui/ExternalLink';
import { Picture } from '../ui/Picture';

interface PersonCardProps {
  readonly person: Queries.PersonFieldsFragment;
  /** Whether the name is a heading; otherwise it leads to the page that shows the person. */
  readonly isHeading?: boolean;
}

const Portrait = styled('div')({
  display: 'flex',
  gap: 18,
  alignItems: 'start',
  '& picture': { flex: 'none' },
  '& img': { width: 56, height: 56, objectFit: 'cover', borderRadius: RADIUS.pill },
});

/** A role follows a name elsewhere, and begins with a small letter there. */
const CAPITAL = { '&::first-letter': { textTransform: 'uppercase' } } as const;

/** A person: portrait, name, role, a sentence and links. */
export function PersonCard({ person, isHeading = false }: PersonCardProps) {
  const { name, href, role, qualifications, text, picture, links } = person;
  return (
    <Portrait>
      <Picture image={picture} alt="" sizes="56px" />
      <Stack spacing={0.75}>
        <Typography variant={isHeading ? 'h3' : 'h4'} component={isHeading ? 'h3' : 'p'} translate="no" sx={CAPITAL}>
          {href && !isHeading ? <Link to={href}>{name}</Link> : name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={CAPITAL}>
          {[role, qualifications].filter(Boolean).join(' · ')}
        </Typography>
        <p>{text}</p>
        {links?.map(({ label, url }) => (
          <ExternalLink key={url} href={url}>
            {label}
          </ExternalLink>
        ))}
      </Stack>
    </Portrait>
  );
}
