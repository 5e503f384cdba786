import { createContext, useContext } from 'react';

/** A short message at the edge of the page. */
export interface ToastMessage {
  readonly title: string;
  readonly text: string;
  readonly severity: 'success' | 'info' | 'error';
  /** True where the page itself announces the same words, so that they are not read out twice. */
  readonly isSilent?: boolean;
}

type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/** The function that shows a toast; only below the toast provider. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast is used outside the toast provider.');
  return show;
}
