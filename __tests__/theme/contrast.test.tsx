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
  const backgrounds = [scheme.background.default, scheme.background.paper, scheme.wash.main];

  test.each(backgrounds)('running text on %s reaches AAA', (background) => {
    expect(getContrastRatio(scheme.text.primary, background)).toBeGreaterThanOrEqual(AAA);
    expect(getContrastRatio(scheme.text.secondary, background)).toBeGreaterThanOrEqual(AAA);
  });

  test.each(backgrounds)('links, accents and errors on %s reach AA', (background) => {
    for (const colour of [scheme.primary.main, scheme.accentText.main, scheme.error.main, scheme.success.main]) {
      expect(getContrastRatio(colour, background)).toBeGreaterThanOrEqual(AA);
    }
  });

  test('the words on filled colours reach AA', () => {
    for (const { main, contrastText } of [scheme.primary, scheme.secondary, scheme.deep, scheme.wash, scheme.error]) {
      expect(getContrastRatio(contrastText, main)).toBeGreaterThanOrEqual(AA);
    }
    expect(getContrastRatio(scheme.secondary.contrastText, scheme.secondary.dark)).toBeGreaterThanOrEqual(AA);
  });

  test('a button that is busy says so readably', () => {
    const { disabled, disabledBackground } = scheme.action;
    expect(getContrastRatio(disabled, disabledBackground)).toBeGreaterThanOrEqual(AA);
  });

  test.each(backgrounds)('the outline of controls on %s is visible', (background) => {
    expect(getContrastRatio(scheme.outline.main, background)).toBeGreaterThanOrEqual(CONTROL);
  });
});
