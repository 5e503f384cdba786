import { type ComponentType, createContext, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { ToastMessage, ToastsProps, VisibleToast } from './Toasts';

/** Shows a toast; nothing outside the provider. */
export const ToastContext = createContext<(message: ToastMessage) => void>(() => undefined);

/** If this code doesn't arrive, the page still shows its own message. */
async function loadToasts(): Promise<{ default: ComponentType<ToastsProps> }> {
  try {
    return { default: (await import('./Toasts')).Toasts };
  } catch {
    return { default: () => null };
  }
}

const Toasts = lazy(loadToasts);

/** Maximum number of visible toasts. */
const MOST_TOASTS = 3;
const NO_TOASTS: readonly VisibleToast[] = [];

interface ToastProviderProps {
  readonly children: ReactNode;
}

/** Lets any component below show a toast; displays the newest three. */
export function ToastProvider({ children }: ToastProviderProps) {
  const [{ toasts, count }, setVisible] = useState({ toasts: NO_TOASTS, count: 0 });
  const show = useCallback((message: ToastMessage) => {
    setVisible(({ toasts, count }) => ({
      toasts: [...toasts, { ...message, id: count }].slice(-MOST_TOASTS),
      count: count + 1,
    }));
  }, []);
  const dismiss = useCallback((id: number) => {
    setVisible(({ toasts, count }) => ({ toasts: toasts.filter((toast) => toast.id !== id), count }));
  }, []);
  return (
    <ToastContext value={show}>
      {children}
      {count > 0 && (
        <Suspense fallback={null}>
          <Toasts toasts={toasts} onDismiss={dismiss} />
        </Suspense>
      )}
    </ToastContext>
  );
}
