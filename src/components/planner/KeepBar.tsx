import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { type SxProps, styled, type Theme } from '@mui/material/styles';
import { type ComponentProps, useEffect, useEffectEvent, useId, useRef } from 'react';
import { stored } from '../../../plugins/gatsby-plugin-deferred-hydration/index';
import type { ToolData, ToolNotice } from '../../hooks/use-tool-data';
import type { Keeping } from '../../hooks/use-tool-storage';
import { focusRing, paper } from '../../theme/mixins';
import { Actions } from '../ui/Actions';

interface KeepBarProps {
  readonly copy: Pick<Queries.ToolTextFieldsFragment, 'keep' | 'notices'>;
  readonly tool: Omit<ToolData<unknown>, 'data' | 'change'>;
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 'clamp(16px, 3vw, 24px)',
  ...paper(theme),
  '& h2': theme.typography.h4,
  '& p, & > [role=status]': theme.typography.body2,
  '& > [role=status]': { display: 'grid', gap: 8 },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
}));

const FILE_LABEL: SxProps<Theme> = (theme) => ({
  position: 'relative',
  '& input': { position: 'absolute', inset: 0, width: '100%', opacity: 0, fontSize: 0, cursor: 'pointer' },
  '&:has(:focus-visible)': focusRing(theme),
});

/** Something is, or may be, in the browser's storage, and can be taken out of it. */
const STORED: readonly Keeping[] = ['on', 'unreadable', 'elsewhere', 'failed'];

const SEVERITY: Readonly<Record<ToolNotice, 'success' | 'error'>> = {
  restored: 'success',
  saved: 'success',
  opened: 'success',
  cleared: 'success',
  undone: 'success',
  tooLarge: 'error',
  foreign: 'error',
  otherTool: 'error',
  newer: 'error',
  damaged: 'error',
};

function SmallButton(props: Pick<ComponentProps<typeof Button>, 'onClick' | 'children'>) {
  return <Button {...props} type="button" variant="outlined" size="small" />;
}

/** Remember, forget, save, open, start again: actions on everything that is entered, and their outcome. */
export function KeepBar({ copy: { keep, notices }, tool }: KeepBarProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const { keeping, notice, open } = tool;
  /** For a button that its own action takes away, and the focus with it. */
  const replacing = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  const onFile = (input: HTMLInputElement): void => {
    const chosen = input.files?.[0];
    if (chosen) void open(chosen);
    // So that the same file can be opened again.
    input.value = '';
  };
  const onEarlyFile = useEffectEvent(onFile);
  // A file may have been chosen before hydration; the text of fields is entered again after it, a file is not.
  useEffect(() => {
    if (file.current) onEarlyFile(file.current);
  }, []);
  return (
    <Bar role="group" aria-labelledby={headingId} {...stored(tool.storageKey)}>
      <h2 id={headingId} ref={heading} tabIndex={-1}>
        {keep.title}
      </h2>
      <div role="status">
        <p>{keep[keeping]}</p>
        {notice && <Alert severity={SEVERITY[notice]}>{notices[notice]}</Alert>}
      </div>
      <p>
        {keep.limit} {keep.plain}
      </p>
      <Actions>
        {keeping === 'unreadable' && <SmallButton onClick={tool.saveUnreadable}>{keep.saveUnreadable}</SmallButton>}
        {keeping !== 'on' && <SmallButton onClick={replacing(tool.remember)}>{keep.remember}</SmallButton>}
        {STORED.includes(keeping) && <SmallButton onClick={replacing(tool.forget)}>{keep.forget}</SmallButton>}
        <SmallButton onClick={tool.save}>{keep.save}</SmallButton>
        {/* The field is in its own label, so that the browser opens its dialog even before script runs. */}
        {/* biome-ignore lint/a11y/useValidAriaRole: MUI gives a label the role of a button, which only the field has */}
        <Button component="label" role={undefined} tabIndex={-1} variant="outlined" size="small" sx={FILE_LABEL}>
          {keep.open}
          <input
            ref={file}
            type="file"
            accept=".json,application/json"
            onInput={({ currentTarget }) => onFile(currentTarget)}
          />
        </Button>
        <SmallButton onClick={tool.clear}>{keep.clear}</SmallButton>
        {tool.canUndo && <SmallButton onClick={replacing(tool.undo)}>{keep.undo}</SmallButton>}
      </Actions>
    </Bar>
  );
}
