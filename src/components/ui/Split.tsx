import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SIDE_BY_SIDE } from '../../theme/measures';
import { stack } from '../../theme/mixins';

interface SplitProps {
  readonly children: ReactNode;
  readonly media: ReactNode;
  /** Puts the picture first on wide screens. */
  readonly mediaFirst?: boolean;
}

/** Text and picture side by side from a width in em, which MUI's Grid cannot do; on phones the picture comes second. */
export function Split({ children, media, mediaFirst = false }: SplitProps) {
  const columns = ['minmax(0, 1.1fr)', 'minmax(0, 1fr)'];
  const template = (mediaFirst ? columns.toReversed() : columns).join(' ');
  return (
    <Box
      sx={{
        ...stack('clamp(2rem, 5vw, 5rem)'),
        alignItems: 'center',
        [SIDE_BY_SIDE]: { gridTemplateColumns: template },
      }}
    >
      <div>{children}</div>
      <Box sx={{ [SIDE_BY_SIDE]: { order: mediaFirst ? -1 : 0 } }}>{media}</Box>
    </Box>
  );
}
