import { styled } from '@mui/material/styles';
import { type ButtonLook, buttonStyles, isForElement } from './button-look';
import { InPlaceLink } from './InPlaceLink';

/** A link to a page of this site that looks like a button. */
export const ButtonLink = styled(InPlaceLink, { shouldForwardProp: isForElement })<ButtonLook>(buttonStyles);
