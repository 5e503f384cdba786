/** Marks what is chosen in forced colours, which paint over backgrounds and shadows. */
export const CHOSEN_IN_FORCED_COLORS = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    backgroundColor: 'Highlight',
  },
} as const;
