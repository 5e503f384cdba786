import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { ToastContext, type ToastMessage } from '../../hooks/use-toast';
import type { ShownToast, ToastsProps } from './Toasts';

/** If this code does not arrive, the page still shows its own outcome. */
async function loadToasts(): Promise<{ default: ComponentType<ToastsProps> }> {
  try {
    return { default: (await import('./Toasts')).Toasts };
  } catch {
    return { default: () => null };
  }
}

const Toasts = lazy(loadToasts);

/** How many toasts are shown at a time. */
const MOST_TOASTS = 3;

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Lets any component below show a toast; the newest three are on the screen. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const count = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    count.current += 1;
    const toast = { ...message, id: count.current };
    setToasts((shown) => [...shown, toast].slice(-MOST_TOASTS));
  }, []);
  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {count.current > 0 && (
        <Suspense fallback={null}>
          <Toasts toasts={toasts} onDismiss={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}
