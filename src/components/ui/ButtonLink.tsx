import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { type ButtonLook, buttonStyles, isForElement } from './button-look';

/** A link to a page of this site that looks like a button. */
export const ButtonLink = styled(Link, { shouldForwardProp: isForElement })<ButtonLook>(buttonStyles);
