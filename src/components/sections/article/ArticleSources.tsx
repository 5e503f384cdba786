import { styled } from '@mui/material/styles';
import { plainList } from '../../../theme/mixins';
import { SOURCES_ID } from '../../../utils/page-ids';
import { DayText } from '../../ui/DayText';
import { FilledText } from '../../ui/FilledText';

interface ArticleSourcesProps {
  /** Each with the day on which somebody compared the article with the page. */
  readonly sources: NonNullable<Queries.ArticlePageQuery['post']['sources']>;
  /** The heading, and what is said of a page that has been checked on `{date}`. */
  readonly texts: { readonly title: string; readonly checked: string };
}

const End = styled('section')(({ theme }) => ({
  marginTop: 56,
  paddingTop: 28,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h2': theme.typography.h3,
  '& ul': { ...theme.typography.body2, ...plainList, marginTop: 10 },
  '& li': { paddingBlock: 7 },
  '& span': { color: theme.vars.palette.text.secondary, display: 'inline-block', marginInlineStart: '0.5em' },
  [theme.breakpoints.down('sm')]: { '& span': { display: 'block', marginInlineStart: 0 } },
  '@media print': { '& a': { overflowWrap: 'anywhere' }, '& a::after': { content: '" (" attr(href) ")"' } },
}));

/** The pages on which an article relies. */
export function ArticleSources({ sources, texts }: ArticleSourcesProps) {
  return (
    <End aria-labelledby={SOURCES_ID}>
      <h2 id={SOURCES_ID}>{texts.title}</h2>
      <ul>
        {sources.map(({ title, url, checked, checkedTime }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>{' '}
            {checked && checkedTime && (
              <span>
                <FilledText
                  template={texts.checked}
                  values={{ date: <DayText text={checked} dateTime={checkedTime} /> }}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
    </End>
  );
}
