import { styled } from '@mui/material/styles';

/** Buttons and links that belong together; they wrap. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });
