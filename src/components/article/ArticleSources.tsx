import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { SOURCES_ID } from '../../utils/page-ids';
import { DayText } from '../ui/DayText';
import { ExternalLink } from '../ui/ExternalLink';
import { FilledText } from '../ui/FilledText';
import { SourceEntry, SourceList } from '../ui/SourceList';

interface ArticleSourcesProps {
  /** The sources, each with the day somebody compared the article with it. */
  readonly sources: NonNullable<Queries.ArticlePageQuery['post']['sources']>;
  /** The heading, and the remark on a source checked on `{date}`. */
  readonly texts: { readonly title: string; readonly checked: string };
}

const End = styled('section')(({ theme }) => ({
  marginTop: 56,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Checked = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  display: 'inline-block',
  marginInlineStart: '0.5em',
  [theme.breakpoints.down('sm')]: { display: 'block', marginInlineStart: 0 },
}));

/** An article's sources. */
export function ArticleSources({ sources, texts }: ArticleSourcesProps) {
  return (
    <End aria-labelledby={SOURCES_ID}>
      <Typography variant="h3" component="h2" id={SOURCES_ID}>
        {texts.title}
      </Typography>
      <SourceList>
        {sources.map(({ title, url, checked }) => (
          <SourceEntry key={url}>
            <ExternalLink href={url}>{title}</ExternalLink>{' '}
            {checked && (
              <Checked>
                <FilledText template={texts.checked} values={{ date: <DayText dateTime={checked} /> }} />
              </Checked>
            )}
          </SourceEntry>
        ))}
      </SourceList>
    </End>
  );
}
