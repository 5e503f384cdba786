import Box from '@mui/material/Box';
import { PLANNER_MESSAGES } from '../../planners/messages';
import { SourceLink } from '../sections/SourceList';
import { write } from './results/write-values';

export interface FactSourceProps {
  readonly title: string;
  readonly url: string;
  /** The day somebody compared the fact with the page. */
  readonly checked: string;
}

/** A fact's source, and the day the two were compared; in a list of sources, print adds its URL. */
export function FactSource({
  title,
  url,
  checked,
  isListed = false,
}: FactSourceProps & { readonly isListed?: boolean }) {
  const date = write.fill(PLANNER_MESSAGES.sourceChecked, { date: write.day(checked) });
  return (
    <>
      {isListed ? (
        <SourceLink href={url}>{title}</SourceLink>
      ) : (
        <a href={url} rel="noopener">
          {title}
        </a>
      )}{' '}
      <Box component="span" sx={isListed ? { color: 'text.secondary' } : undefined}>
        ({date})
      </Box>
    </>
  );
}
