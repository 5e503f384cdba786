import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { ToastContext, type ToastMessage } from '../../hooks/use-toast';
import type { ShownToast } from './Toasts';

const Toasts = lazy(() => import('./Toasts').then((module) => ({ default: module.Toasts })));

/** Most toasts on the screen at once. */
const MOST_TOASTS = 3;

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Lets any component below show a toast; the newest three are on the screen. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const [used, setUsed] = useState(false);
  const show = useCallback((message: ToastMessage) => {
    setUsed(true);
    setToasts((shown) => [...shown, { ...message, id: crypto.randomUUID() }].slice(-MOST_TOASTS));
  }, []);
  const dismiss = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {used && (
        <Suspense fallback={null}>
          <Toasts toasts={toasts} onDismiss={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}
