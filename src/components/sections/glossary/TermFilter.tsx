import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { RADIUS } from '../../../theme/measures';

interface TermFilterProps {
  readonly label: string;
  /** Said below the field; empty while nothing is typed. */
  readonly status: string;
  readonly onChange: (text: string) => void;
}

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 6,
  maxWidth: '26rem',
  marginBottom: 16,
  '& label': { fontWeight: 650 },
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '8px 16px',
    border: `1px solid ${theme.vars.palette.outline.main}`,
    borderRadius: RADIUS.field,
    color: 'inherit',
    backgroundColor: theme.vars.palette.background.paper,
    font: 'inherit',
  },
  '& p': { ...theme.typography.body2, minHeight: '1.55em', color: theme.vars.palette.text.secondary },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

/** The field that narrows a long list. */
export function TermFilter({ label, status, onChange }: TermFilterProps) {
  const id = useId();
  return (
    <Place>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <p role="status">{status}</p>
    </Place>
  );
}
