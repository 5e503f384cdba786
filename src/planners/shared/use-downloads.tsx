import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that offers a text as a file download. The file is made on the device; its `blob:` URL is revoked with
 * the next file or on unmount.
 */
export function useDownloads(): (name: string, text: string, type: string) => void {
  const last = useRef<string | null>(null);
  const giveBack = useCallback(() => {
    if (last.current) URL.revokeObjectURL(last.current);
    last.current = null;
  }, []);
  useEffect(() => giveBack, [giveBack]);

  return useCallback(
    (name, text, type) => {
      giveBack();
      last.current = URL.createObjectURL(new Blob([text], { type }));
      const link = document.createElement('a');
      link.href = last.current;
      link.download = name;
      // Firefox follows only links in the document.
      document.body.append(link);
      link.click();
      link.remove();
    },
    [giveBack],
  );
}
