import { createContext, useContext } from 'react';

/**
 * A short success message at the edge of the page. It disappears after a few seconds, so a page that shows one must repeat
 * the message in a live region.
 */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
}

type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** Returns the function that shows a toast; requires the toast provider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is used outside the toast provider.');
  return show;
}
