import { styled } from '@mui/material/styles';

/** What an alert says first, on a line of its own. */
export const AlertTitle = styled('strong')(({ theme }) => ({ ...theme.typography.h4, display: 'block' }));
