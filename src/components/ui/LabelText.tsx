import Box from '@mui/material/Box';

interface LabelTextProps {
  readonly label: string;
  /** Follows the label in a lighter tone. */
  readonly note?: string | null;
}

/** The text of a field's label. */
export function LabelText({ label, note }: LabelTextProps) {
  return (
    <>
      <span>{label}</span>
      {note && <Box component="span" sx={{ fontWeight: 400, opacity: 0.85 }}>{` ${note}`}</Box>}
    </>
  );
}
