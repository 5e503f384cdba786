import { createContext, useContext } from 'react';

/**
 * A short success message at the edge of the page. It disappears after a few seconds, so the page that shows one also has
 * the message in a live region.
 */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast; only below the toast provider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is used outside the toast provider.');
  return show;
}
