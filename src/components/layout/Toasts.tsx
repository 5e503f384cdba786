import Fade from '@mui/material/Fade';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react';
import { useInterfaceText } from '../../hooks/use-interface-text';
import type { ToastMessage } from '../../hooks/use-toast';
import { ToastCard } from './ToastCard';

/** A toast with its key. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
}

/** The toasts on the screen, and how to close one. */
export interface ToastsProps {
  /** Oldest first. */
  readonly toasts: readonly ShownToast[];
  readonly onDismiss: (id: number) => void;
}

/** How long a toast stays, in milliseconds, unless one of them is hovered or focused. */
const DURATION = 4000;
/** Room between toasts, in pixels. */
const GAP = 14;

const Stack = styled('section')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  insetInlineEnd: 'max(16px, env(safe-area-inset-right))',
  bottom: 'calc(16px + env(safe-area-inset-bottom))',
  width: 'min(26rem, 100% - 32px)',
  display: 'grid',
  gap: GAP,
  '@media print': { display: 'none' },
}));

const InStack = styled(Snackbar)({ position: 'static', transform: 'none', display: 'block' });

/** The toasts on the screen. They wait while a visitor points at them or has the focus in them, and never take it. */
export function Toasts({ toasts, onDismiss }: ToastsProps) {
  const words = useInterfaceText();
  const stack = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);

  const onFocus = ({ relatedTarget }: FocusEvent): void => {
    setIsFocused(true);
    if (relatedTarget instanceof HTMLElement && !stack.current?.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
  };

  // When a toast is removed, no mouseleave or blur event is sent for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the list has changed, whatever it holds
  useLayoutEffect(() => {
    if (toasts.length === 0) setIsHovered(false);
    if (!isFocused || stack.current?.contains(document.activeElement)) return;
    setIsFocused(false);
    const next = stack.current?.querySelector<HTMLElement>('button') ?? cameFrom.current;
    next?.focus();
  }, [toasts]);

  if (toasts.length === 0) return null;
  return (
    <Stack
      ref={stack}
      aria-label={words.notifications}
      onMouseEnter={() => setIsHovered(true)}
      onMouseLeave={() => setIsHovered(false)}
      onFocus={onFocus}
      onBlur={({ relatedTarget }) => setIsFocused(stack.current?.contains(relatedTarget) ?? false)}
    >
      {toasts.map(({ id, title, text }) => (
        <InStack
          key={id}
          open
          autoHideDuration={isHovered || isFocused ? null : DURATION}
          resumeHideDuration={DURATION}
          slots={{ transition: Fade }}
          slotProps={{ clickAwayListener: { mouseEvent: false, touchEvent: false } }}
          onClose={() => onDismiss(id)}
        >
          <ToastCard title={title} text={text} dismissLabel={words.dismissToast} onDismiss={() => onDismiss(id)} />
        </InStack>
      ))}
    </Stack>
  );
}
