import { styled } from '@mui/material/styles';
import { BLOG } from '../../../routes';
import { ButtonLink } from '../../ui/ButtonLink';

interface NoArticlesProps {
  readonly texts: Queries.BlogListingQuery['copy'];
}

const Group = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  paddingBlock: 'clamp(1rem, 3vw, 2.5rem)',
  textAlign: 'center',
  '& h2': theme.typography.h2,
  '& p': { ...theme.typography.subtitle1, color: theme.vars.palette.text.secondary, marginBottom: 12 },
  '& img': { width: 'min(20rem, 80%)', height: 'auto' },
}));

/** What is shown instead of the cards when nothing matches. */
export function NoArticles({ texts }: NoArticlesProps) {
  return (
    <Group>
      <img src={texts.emptyPicture.publicURL ?? undefined} width={800} height={600} alt="" />
      <h2>{texts.emptyTitle}</h2>
      <p>{texts.emptyText}</p>
      <ButtonLink to={BLOG} variant="outlined">
        {texts.emptyReset}
      </ButtonLink>
    </Group>
  );
}
