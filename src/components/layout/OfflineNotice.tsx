import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { OFFLINE_NOTICE } from '../../utils/page-ids';

interface OfflineNoticeProps {
  readonly text: string;
}

const Notice = styled('div')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 16px 16px',
  width: 'fit-content',
  maxWidth: 'calc(100% - 32px)',
  marginInline: 'auto',
  padding: '14px 22px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.card,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
}));

/** Says that the linked page cannot be loaded right now; shown by `src/page-scripts/offline-links.ts`, hydrated or not. */
export function OfflineNotice({ text }: OfflineNoticeProps) {
  return (
    <Notice id={OFFLINE_NOTICE} popover="manual" role="alert">
      {text}
    </Notice>
  );
}
