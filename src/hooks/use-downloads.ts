import { useCallback, useEffect, useRef } from 'react';

/**
 * A function that hands a text to the visitor as a file. The file is made on the device; its address (`blob:`) is given
 * back with the next file, or when the page is left.
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
      // Firefox follows only links that are in the document.
      document.body.append(link);
      link.click();
      link.remove();
    },
    [giveBack],
  );
}
