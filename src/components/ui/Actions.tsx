import { styled } from '@mui/material/styles';

/** A wrapping row of related buttons and links. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });
