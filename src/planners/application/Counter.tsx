import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';

/** Nobody wants to hear the count after each letter. */
const PAUSE = 1500;

/** A count that is shown at once; screen readers have that of the last pause, which they announce. */
export function Counter({ text }: { readonly text: string }) {
  const [announced, setAnnounced] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <Box sx={{ color: 'text.secondary', displayPrint: 'none' }}>
      <p aria-hidden>{text}</p>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Box>
  );
}
