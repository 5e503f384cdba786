import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import type { ToastMessage } from '../../hooks/use-toast';
import { RADIUS } from '../../theme/measures';
import { Stroke } from '../ui/Stroke';

/** The transition around the card passes ref and style. */
interface ToastCardProps extends ToastMessage, Pick<ComponentProps<'div'>, 'ref' | 'style'> {
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

const CHECK = 'm6.5 12.5 3.6 3.6 7.4-8';
const CROSS = 'm7 7 10 10M17 7 7 17';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: 14,
  alignItems: 'start',
  padding: '14px 8px 14px 16px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.card,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  boxShadow: theme.shadows[6],
}));

const StatusIcon = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 36,
  height: 36,
  borderRadius: RADIUS.pill,
  color: theme.vars.palette.success.contrastText,
  backgroundColor: theme.vars.palette.success.main,
}));

const Words = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: 2,
  '& p:first-of-type': theme.typography.h4,
}));

const Dismiss = styled('button')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  marginBlock: -4,
  padding: 0,
  border: 0,
  borderRadius: RADIUS.pill,
  color: 'inherit',
  background: 'none',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.wash.main },
}));

/** How one toast looks: an icon, a title, a sentence and the button that closes it. */
export function ToastCard({ title, text, dismissLabel, onDismiss, ref, style }: ToastCardProps) {
  return (
    <Card ref={ref} style={style}>
      <StatusIcon>
        <Stroke path={CHECK} width={2.2} />
      </StatusIcon>
      <Words>
        <p>{title}</p>
        <p>{text}</p>
      </Words>
      <Dismiss type="button" aria-label={dismissLabel} onClick={onDismiss}>
        <Stroke path={CROSS} width={2.2} />
      </Dismiss>
    </Card>
  );
}
