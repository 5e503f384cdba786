import { useEffect } from 'react';

function confirmDialog(event: BeforeUnloadEvent): void {
  // biome-ignore lint/plugin: this is how a page has the browser ask; no link is pressed
  event.preventDefault();
}

/** Makes the browser ask before the page is closed or left for another site. Browsers ask only if the page has been used. */
export function useLeaveQuestion(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return;
    window.addEventListener('beforeunload', confirmDialog);
    return () => window.removeEventListener('beforeunload', confirmDialog);
  }, [isAsked]);
}
