import { styled } from '@mui/material/styles';
import { InPlaceLink } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import { type ButtonLook, buttonStyles, isForElement } from './Button';

/** A link to a page of this site that looks like a button. */
export const ButtonLink = styled(InPlaceLink, { shouldForwardProp: isForElement })<ButtonLook>(buttonStyles);
