// Guards the contrast of the palette.
import { getContrastRatio } from '@mui/material/styles';
import { DARK, LIGHT } from '../../src/theme/palette';

/** WCAG 2.2, 1.4.3 and 1.4.6: text at AA, running text at AAA; 1.4.11: controls at 3:1. */
const AA = 4.5;
const AAA = 7;
const CONTROL = 3;

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s scheme', (_name, scheme) => {
  const lowest = (...pairs: [string, string][]) =>
    Math.min(...pairs.map(([one, other]) => getContrastRatio(one, other)));

  test.each([scheme.background.default, scheme.background.paper, scheme.wash.main])(
    'has readable texts and controls on %s',
    (background) => {
      const on = (...colours: string[]) => lowest(...colours.map((colour): [string, string] => [colour, background]));
      const { primary, accentText, error, success, outline, text } = scheme;
      expect(on(text.primary, text.secondary)).toBeGreaterThanOrEqual(AAA);
      expect(on(primary.main, accentText.main, error.main, success.main)).toBeGreaterThanOrEqual(AA);
      expect(on(outline.main)).toBeGreaterThanOrEqual(CONTROL);
    },
  );

  test('has readable labels on filled and busy controls', () => {
    const { primary, secondary, deep, wash, error, action } = scheme;
    const filled = [primary, secondary, deep, wash, error].map((c): [string, string] => [c.contrastText, c.main]);
    const busy: [string, string] = [action.disabled, action.disabledBackground];
    expect(lowest(...filled, busy, [secondary.contrastText, secondary.dark])).toBeGreaterThanOrEqual(AA);
  });
});
