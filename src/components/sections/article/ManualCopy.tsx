import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { RADIUS } from '../../../theme/measures';

interface ManualCopyProps {
  /** What was to be copied. */
  readonly value: string;
  readonly texts: {
    readonly copyFailed: { readonly title: string; readonly text: string };
    readonly copyField: string;
  };
}

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  padding: 18,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: RADIUS.field,
  '& input': {
    width: '100%',
    minHeight: 48,
    padding: '8px 14px',
    border: `1px solid ${theme.vars.palette.outline.main}`,
    borderRadius: RADIUS.field,
    color: 'inherit',
    backgroundColor: theme.vars.palette.background.default,
    font: 'inherit',
  },
}));

/** Where the clipboard is out of reach: the text, selected and ready to be copied by hand. */
export function ManualCopy({ value, texts }: ManualCopyProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <Box role="group" aria-label={texts.copyFailed.title}>
      <p>
        <strong>{texts.copyFailed.title}.</strong> {texts.copyFailed.text}
      </p>
      <input
        ref={field}
        readOnly
        value={value}
        aria-label={texts.copyField}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Box>
  );
}
