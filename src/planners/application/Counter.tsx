import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';

/** Nobody wants to hear the count after each letter. */
const PAUSE = 1500;

/** A count that is shown at once, and announced when the typing stops. */
export function Counter({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState('');
  const first = useRef(text);
  useEffect(() => {
    if (text === first.current) return undefined;
    const pause = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <Box sx={{ color: 'text.secondary', displayPrint: 'none' }}>
      <p>{text}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Box>
  );
}
