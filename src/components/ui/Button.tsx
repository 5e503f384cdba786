import { type CSSObject, styled, type Theme } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';

/** The prominence of a button, or of a link that looks like one. */
export interface ButtonLook {
  /** `contained` is the main action; `outlined` goes beside it; `inherit` is outlined in the colour of its panel. */
  readonly variant?: 'contained' | 'outlined' | 'inherit';
  readonly size?: 'small' | 'medium' | 'large';
}

const SIZES = {
  small: { minHeight: 44, padding: '8px 18px' },
  medium: { minHeight: 48, padding: '10px 24px' },
  large: { minHeight: 56, padding: '14px 30px', fontSize: '1.0625rem' },
} as const;

const PRINTED: CSSObject = {
  display: 'block',
  minHeight: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  // In print, the transition would be caught half way.
  transition: 'none',
  '&[href^="http"]::after': { content: '"(" attr(href) ")"' },
  '.MuiCard-root &': { display: 'none' },
};

function colours({ vars: { palette } }: Theme, variant: ButtonLook['variant'] = 'contained'): CSSObject {
  if (variant === 'contained') {
    return {
      color: palette.secondary.contrastText,
      backgroundColor: palette.secondary.main,
      // Forced colours paint over backgrounds and show borders.
      border: '1.5px solid transparent',
      '&:hover': { backgroundColor: palette.secondary.dark },
    };
  }
  return {
    color: variant === 'outlined' ? palette.primary.main : 'inherit',
    backgroundColor: 'transparent',
    border: '1.5px solid currentColor',
    '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
  };
}

/** The styles of a button. */
export function buttonStyles({ theme, variant, size = 'medium' }: ButtonLook & { readonly theme: Theme }): CSSObject {
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 64,
    boxSizing: 'border-box',
    margin: 0,
    borderRadius: RADIUS.pill,
    lineHeight: 1.3,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    transition: theme.transitions.create(['background-color', 'border-color', 'color']),
    ...SIZES[size],
    ...colours(theme, variant),
    // `disabled` would take the focus away; what a press does is for the parent to leave undone.
    '&[aria-disabled=true]': {
      color: theme.vars.palette.action.disabled,
      backgroundColor: theme.vars.palette.action.disabledBackground,
      cursor: 'default',
    },
    '@media (forced-colors: active)': { border: '1px solid', '&[aria-disabled=true]': { color: 'GrayText' } },
    '@media print': PRINTED,
  };
}

/** Keeps the props of the look off the element. */
export const isForElement = (name: string): boolean => !['variant', 'size', 'theme', 'sx', 'as'].includes(name);

/**
 * A button. Plain, since it is in the header and under every article, where JavaScript costs most: MUI's is 8 KB,
 * nearly all of it for ripples, groups and spinners that this site does not have.
 */
export const Button = styled('button', { shouldForwardProp: isForElement })<ButtonLook>(buttonStyles);
