import type { Components, Theme } from '@mui/material/styles';
import { FIELD_HEIGHT, RADIUS } from './measures';
import { drawnMark, focusRing } from './mixins';

/** A select's chevron; MUI positions it. */
function Chevron({ className }: { readonly className?: string }) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      aria-hidden="true"
    >
      <path d="m5 8.5 7 7 7-7" />
    </svg>
  );
}

function NoMark() {
  return null;
}

/** On paper a button becomes a line of text with its URL; in a card it is left out. */
const PRINTED_BUTTON = {
  display: 'block',
  minHeight: 0,
  padding: 0,
  border: 0,
  textAlign: 'start',
  color: 'inherit',
  background: 'none',
  // Print would catch the transition halfway.
  transition: 'none',
  '&[href^="http"]::after': { content: '"(" attr(href) ")"' },
  '.MuiCard-root &': { display: 'none' },
} as const;

/** CSS draws the mark: MUI draws it by script, so it would miss a choice made before hydration. */
const NATIVE_MARK = {
  defaultProps: { icon: <NoMark />, checkedIcon: <NoMark /> },
  styleOverrides: {
    root: ({ theme }: { readonly theme: Theme }) => ({
      flex: 'none',
      marginTop: 2,
      padding: 0,
      borderRadius: 0,
      // Browsers that darken pages by themselves would make the colour of outlines too faint.
      color: theme.vars.palette.text.secondary,
      '@media (forced-colors: active)': { border: 0 },
      '& > input': {
        ...drawnMark,
        position: 'static' as const,
        width: '1.5rem',
        height: '1.5rem',
        opacity: 1,
        '&:checked': { color: theme.vars.palette.primary.main },
        '&[type=radio]': { borderRadius: RADIUS.pill },
        '&[type=radio]:checked': { borderWidth: '0.4375rem' },
      },
    }),
  },
};

/** The look of MUI's buttons, fields and alerts. */
export const controlStyles: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        // MUI removes the outline and shows focus by its ripple, which we don't use.
        '&:focus-visible': focusRing(theme),
        '@media (forced-colors: active)': { border: '1px solid' },
      }),
    },
  },
  MuiButton: {
    defaultProps: { variant: 'contained', color: 'secondary', disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 48,
        padding: '10px 24px',
        border: '1.5px solid transparent',
        borderRadius: RADIUS.pill,
        fontSize: theme.typography.button.fontSize,
        lineHeight: 1.3,
        textAlign: 'center',
        // `disabled` would drop the focus; the parent ignores clicks instead.
        '&[aria-disabled=true]': {
          color: theme.vars.palette.action.disabled,
          backgroundColor: theme.vars.palette.action.disabledBackground,
          cursor: 'default',
        },
        '@media (forced-colors: active)': { border: '1px solid', '&[aria-disabled=true]': { color: 'GrayText' } },
        '@media print': PRINTED_BUTTON,
        variants: [
          { props: { size: 'small' }, style: { minHeight: 44, padding: '8px 18px' } },
          { props: { size: 'large' }, style: { minHeight: 56, padding: '14px 30px', fontSize: '1.0625rem' } },
          {
            props: { variant: 'outlined' },
            style: {
              borderColor: 'currentColor',
              '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 6%, transparent)' },
            },
          },
          {
            // Words with an arrow, such as a card's link onwards.
            props: { variant: 'link' },
            style: {
              minWidth: 0,
              minHeight: 44,
              padding: 0,
              border: 0,
              borderRadius: RADIUS.small,
              fontSize: 'inherit',
              lineHeight: 'inherit',
              justifyContent: 'flex-start',
              textAlign: 'start',
              color: theme.vars.palette.primary.main,
              '&:hover': { backgroundColor: 'transparent' },
              '@media (forced-colors: active)': { border: 0 },
              '@media (prefers-reduced-motion: no-preference)': {
                '& .MuiButton-endIcon': { transition: theme.transitions.create('transform') },
                '&:hover .MuiButton-endIcon, .MuiCard-root:hover & .MuiButton-endIcon': {
                  transform: 'translateX(4px)',
                },
              },
            },
          },
          // The filled button's colour is too pale for text.
          { props: { variant: 'outlined', color: 'secondary' }, style: { color: theme.vars.palette.primary.main } },
          { props: { variant: 'text', color: 'secondary' }, style: { color: theme.vars.palette.primary.main } },
        ],
      }),
      endIcon: { marginRight: 0 },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit' },
    styleOverrides: {
      root: ({ theme }) => ({
        width: 'max(44px, 2.25rem)',
        height: 'max(44px, 2.25rem)',
        padding: 0,
        '&:hover': { backgroundColor: theme.vars.palette.wash.main },
        variants: [
          {
            props: { size: 'large' },
            style: {
              width: 48,
              height: 48,
              border: `1px solid ${theme.vars.palette.outline.main}`,
              color: theme.vars.palette.primary.main,
            },
          },
        ],
      }),
    },
  },
  MuiFormControl: { defaultProps: { fullWidth: true }, styleOverrides: { root: { gap: 6 } } },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        '&, &.Mui-focused, &.Mui-error': { color: 'inherit' },
        fontWeight: 'var(--label-weight, 600)',
        lineHeight: 1.4,
      },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: { gap: 12, minHeight: 44, margin: 0, paddingBlock: 8, alignItems: 'flex-start' },
    },
  },
  MuiRadio: NATIVE_MARK,
  MuiCheckbox: NATIVE_MARK,
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        margin: '0 0 var(--helper-space, 0)',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { fontWeight: 600 },
      }),
    },
  },
  MuiInputBase: {
    // These detect autofill for floating labels; ours stay above their fields.
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      // Around the icon beside the text as well.
      root: ({ theme }) => ({
        lineHeight: 'inherit',
        '&:has(> :focus-visible)': { ...focusRing(theme), outlineOffset: 2 },
      }),
      input: ({ theme }) => ({
        '&:focus-visible': { outline: 0 },
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: '1 !important' },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { fullWidth: true, notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: RADIUS.field,
        backgroundColor: theme.vars.palette.background.paper,
        '@media (hover: none)': {
          '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.outline.main },
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1.5,
          borderColor: theme.vars.palette.primary.main,
        },
      }),
      input: {
        boxSizing: 'border-box',
        height: 'auto',
        padding: '10px 16px',
        minHeight: FIELD_HEIGHT,
        'textarea&': { minHeight: 168, maxHeight: '60vh', resize: 'vertical', fieldSizing: 'content' },
        // Small enough that Tab brings more than half of it into view.
        'textarea[rows="3"]&': { minHeight: 100 },
      },
      notchedOutline: ({ theme }) => ({ borderWidth: 1.5, borderColor: theme.vars.palette.outline.main }),
    },
  },
  MuiNativeSelect: {
    defaultProps: { IconComponent: Chevron },
    styleOverrides: {
      select: ({ theme }) => ({
        // Large text on a phone takes two lines.
        '&&&': { paddingRight: 44, height: 'auto', whiteSpace: 'normal' },
        '&, &:focus': { borderRadius: RADIUS.field },
        textOverflow: 'ellipsis',
        userSelect: 'auto',
        '& option': { color: theme.vars.palette.text.primary },
      }),
      icon: { right: 14, top: 'calc(50% - 10px)', color: 'inherit' },
    },
  },
  MuiAlert: {
    // The live region is around the alert, because it must exist before its text.
    defaultProps: { icon: false, role: 'presentation' },
    styleOverrides: {
      root: ({ theme, ownerState: { severity = 'success' } }) => ({
        ...theme.typography.body1,
        padding: '14px 18px',
        borderRadius: RADIUS.field,
        borderInlineStart: `4px solid ${theme.vars.palette[severity].main}`,
        color: 'inherit',
        backgroundColor: theme.vars.palette.wash.main,
      }),
      message: { padding: 0, minWidth: 0, overflow: 'visible' },
    },
  },
  MuiAlertTitle: {
    defaultProps: { component: 'strong' },
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h4, display: 'block', margin: 0 }) },
  },
};
