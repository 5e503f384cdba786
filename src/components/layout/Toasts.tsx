import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ComponentProps, type FocusEvent, useRef } from 'react';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { HEADER_HEIGHT, RADIUS } from '../../theme/measures';
import { paper } from '../../theme/mixins';
import { TOASTS } from '../../utils/page-attributes';
import { Stroke } from '../ui/Stroke';

/**
 * A short success message at the edge of the page. It disappears after a few seconds, so a page that shows one must repeat
 * the message in a live region.
 */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

/** A toast with its key. */
export interface VisibleToast extends ToastMessage {
  readonly id: number;
}

/** The visible toasts, and how to close one. */
export interface ToastsProps {
  /** Oldest first. */
  readonly toasts: readonly VisibleToast[];
  readonly onDismiss: (id: number) => void;
}

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const DURATION = 4000;
/** Gap between toasts, in pixels. */
const GAP = 14;

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  width: 'min(26rem, 100% - 32px)',
  display: 'grid',
  gap: GAP,
  // On a phone it would cover the button that triggered it.
  [theme.breakpoints.down('sm')]: { top: `calc(${HEADER_HEIGHT} + 8px)`, bottom: 'auto' },
  '@media print': { display: 'none' },
}));

const InStack = styled(Snackbar)({ position: 'static', transform: 'none', display: 'block' });

/** The surrounding transition passes ref and style. */
interface ToastCardProps extends ToastMessage, Pick<ComponentProps<'div'>, 'ref' | 'style'> {
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

const CHECK = 'm6.5 12.5 3.6 3.6 7.4-8';
const CROSS = 'm7 7 10 10M17 7 7 17';

const Card = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gap: '2px clamp(4px, 30px - 1rem, 14px)',
  alignItems: 'start',
  padding: '14px 8px 14px 16px',
  ...paper(theme),
  boxShadow: theme.shadows[6],
}));

/** On a phone with large text, the title's words need the line. */
const STATUS_ICON_SIZE = 'min(2.25rem, 10vw)';

const StatusIcon = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: STATUS_ICON_SIZE,
  height: STATUS_ICON_SIZE,
  borderRadius: RADIUS.pill,
  color: theme.vars.palette.success.contrastText,
  backgroundColor: theme.vars.palette.success.main,
  '& svg': { width: '66%', height: '66%' },
}));

const Words = styled('p')(({ theme }) => ({ ...theme.typography.body2, gridArea: '2 / 2 / auto / -1' }));

/** A toast: icon, title, sentence and close button. */
function ToastCard({ title, text, dismissLabel, onDismiss, ref, style }: ToastCardProps) {
  return (
    <Card ref={ref} style={style}>
      <StatusIcon>
        <Stroke path={CHECK} width={2.2} />
      </StatusIcon>
      <Typography variant="h4" component="p" sx={{ py: '4px' }}>
        {title}
      </Typography>
      <Words>{text}</Words>
      <IconButton aria-label={dismissLabel} onClick={onDismiss} sx={{ gridArea: '1 / 3', marginBlock: -0.5 }}>
        <Stroke path={CROSS} width={2.2} />
      </IconButton>
    </Card>
  );
}

/** The visible toasts. MUI keeps one that is hovered or focused; none takes the focus, and the last gives it back. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const words = useInterfaceText();
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);

  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };
  const close = (id: number): void => {
    onDismiss(id);
    if (!stack.current?.contains(document.activeElement)) return;
    const buttons = [...stack.current.querySelectorAll('button')];
    const next = buttons.find((button) => button !== document.activeElement) ?? cameFrom.current;
    next?.focus();
  };

  if (toasts.length === 0) return null;
  return (
    <Stack ref={stack} aria-label={words.notifications} onFocus={onFocus} {...{ [TOASTS]: '' }}>
      {toasts.map(({ id, title, text }) => (
        <InStack
          key={id}
          open
          autoHideDuration={DURATION}
          resumeHideDuration={DURATION}
          slots={{ transition: Fade }}
          slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
          onClose={() => close(id)}
        >
          <ToastCard title={title} text={text} dismissLabel={words.dismissToast} onDismiss={() => close(id)} />
        </InStack>
      ))}
    </Stack>
  );
}
