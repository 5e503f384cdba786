import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { SIDE_BY_SIDE } from '../../theme/measures';
import { stack } from '../../theme/mixins';

interface SplitProps {
  readonly children: ReactNode;
  readonly media: ReactNode;
  /** Puts the picture before the words on wide screens. */
  readonly mediaFirst?: boolean;
}

const Columns = styled('div', { shouldForwardProp: (name) => name !== 'mediaFirst' })<{ mediaFirst: boolean }>(
  ({ mediaFirst }) => ({
    ...stack('clamp(2rem, 5vw, 5rem)'),
    alignItems: 'center',
    [SIDE_BY_SIDE]: mediaFirst
      ? { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', '& > :last-child': { order: -1 } }
      : { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
  }),
);

/** Words and a picture side by side; on phones the picture follows. */
export function Split({ children, media, mediaFirst = false }: SplitProps) {
  return (
    <Columns mediaFirst={mediaFirst}>
      <div>{children}</div>
      <div>{media}</div>
    </Columns>
  );
}
