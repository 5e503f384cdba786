import { createContext, useContext } from 'react';

/**
 * A short message of success at the edge of the page. Whoever shows one says the same in the page, in a region that screen
 * readers announce, since a toast goes by itself.
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
