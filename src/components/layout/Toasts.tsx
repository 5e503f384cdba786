import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { useInterfaceText } from '../../hooks/use-interface-text';
import type { ToastMessage } from '../../hooks/use-toast';

/** A toast with its key. */
export interface ShownToast extends ToastMessage {
  readonly id: string;
}

interface ToastsProps {
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: string) => void;
}

/** How long a toast stays, in milliseconds, unless it is hovered or focused. */
const DURATION = 4000;
/** Room between toasts, in pixels. */
const GAP = 14;

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInline: 16,
  bottom: 16,
  display: 'grid',
  gap: GAP,
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
}));

/** The toasts on the screen, oldest first. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const words = useInterfaceText();
  return (
    <Stack aria-label={words.notifications}>
      {toasts.map(({ id, title, text, severity }) => (
        <Snackbar
          key={id}
          open
          autoHideDuration={DURATION}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') onDismiss(id);
          }}
          sx={{ position: 'static', transform: 'none', maxWidth: '30rem', width: '100%' }}
        >
          <Alert
            severity={severity}
            role="status"
            onClose={() => onDismiss(id)}
            closeText={words.dismissToast}
            sx={{ width: '100%' }}
          >
            <AlertTitle>{title}</AlertTitle>
            {text}
          </Alert>
        </Snackbar>
      ))}
    </Stack>
  );
}
