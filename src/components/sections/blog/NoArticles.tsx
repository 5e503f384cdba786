import { styled } from '@mui/material/styles';
import { BLOG } from '../../../routes';
import { ButtonLink } from '../../ui/ButtonLink';
import { NoResultsPicture } from '../../ui/NoResultsPicture';

interface NoArticlesProps {
  readonly title: string;
  readonly text: string;
  /** The link that shows every article. */
  readonly reset: string;
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 'clamp(1rem, 3vw, 2.5rem)',
  textAlign: 'center',
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary, marginBottom: 12 },
  '& svg': { width: 'min(20rem, 80%)', height: 'auto' },
}));

/** What stands in place of the cards when nothing fits. */
export function NoArticles({ title, text, reset }: NoArticlesProps) {
  return (
    <Group>
      <NoResultsPicture />
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={BLOG} variant="outlined">
        {reset}
      </ButtonLink>
    </Group>
  );
}
