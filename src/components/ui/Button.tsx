import { styled } from '@mui/material/styles';
import { type ButtonLook, buttonStyles, isForElement } from './button-look';

/**
 * A button. Plain, since it is in the header and under every article, where JavaScript costs most: MUI's is 8 KB,
 * nearly all of it for ripples, groups and spinners that this site does not have.
 */
export const Button = styled('button', { shouldForwardProp: isForElement })<ButtonLook>(buttonStyles);
