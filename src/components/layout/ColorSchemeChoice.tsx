import { styled } from '@mui/material/styles';
import { RADIUS } from '../../theme/measures';
import { CHOSEN_IN_FORCED_COLORS, visuallyHidden } from '../../theme/mixins';
import { COLOR_SCHEME_FIELD } from '../../utils/color-scheme';

const MODES = ['light', 'dark', 'system'] as const;
type Mode = (typeof MODES)[number];

interface ColorSchemeChoiceProps {
  readonly words: Readonly<Record<Mode | 'label', string>>;
}

const Group = styled('fieldset')({
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  gap: 4,
  margin: 0,
  padding: 4,
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  borderRadius: RADIUS.panel,
  '@media (scripting: none)': { display: 'none' },
});

const Legend = styled('legend')(visuallyHidden);

const Choice = styled('label')({
  position: 'relative',
  padding: '8px 16px',
  borderRadius: RADIUS.pill,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '&:has(:checked)': {
    boxShadow: 'inset 0 0 0 2px currentColor',
    backgroundColor: 'color-mix(in srgb, currentColor 20%, transparent)',
    ...CHOSEN_IN_FORCED_COLORS,
  },
  '&:has(:focus-visible)': { outline: '3px solid currentColor', outlineOffset: 2 },
});

/** An invisible button on top of its label. */
const BUTTON = { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } as const;

/**
 * Light, dark or the system's scheme. `page-scripts/color-scheme-choice.ts` owns the choice, with React and without: it checks
 * the buttons, and stores and applies what is chosen.
 */
export function ColorSchemeChoice({ words }: ColorSchemeChoiceProps) {
  return (
    <Group>
      <Legend>{words.label}</Legend>
      {MODES.map((choice) => (
        <Choice key={choice}>
          <input
            type="radio"
            name={COLOR_SCHEME_FIELD}
            value={choice}
            defaultChecked={choice === 'system'}
            data-native
            style={BUTTON}
          />
          {words[choice]}
        </Choice>
      ))}
    </Group>
  );
}
