type Step = number | string;

interface Spaced {
  readonly spacing?: unknown;
  readonly vars?: { readonly spacing?: unknown };
}

/**
 * Replaces MUI's spacing, which also supports margins and paddings as properties of components. Steps of the theme's
 * spacing, as a number or as a CSS variable, come out the same; lists and functions of steps are not known.
 */
export function createUnarySpacing(theme: Spaced): (steps: Step) => Step {
  const step = theme.vars?.spacing ?? theme.spacing ?? 8;
  return (steps) => {
    if (typeof steps === 'string') return steps;
    if (typeof step === 'number') return step * steps;
    if (steps === 0) return 0;
    return steps === 1 ? String(step) : `calc(${steps} * ${step})`;
  };
}

export default createUnarySpacing;
