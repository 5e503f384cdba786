import { styled } from '@mui/material/styles';

interface ArticleEndProps {
  readonly author: string;
  /** Said before the address. */
  readonly addressLabel: string;
  readonly url: string;
}

const Author = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  marginTop: 40,
  color: theme.vars.palette.text.secondary,
  fontStyle: 'italic',
}));

const OnPaper = styled('p')({ display: 'none', marginTop: 12, '@media print': { display: 'block' } });

/** Who wrote it and, on paper, its address. */
export function ArticleEnd({ author, addressLabel, url }: ArticleEndProps) {
  return (
    <>
      <Author>{author}</Author>
      <OnPaper>
        {addressLabel} {url}
      </OnPaper>
    </>
  );
}
