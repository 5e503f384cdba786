import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useInterfaceText } from '../../hooks/use-site-settings';
import { RADIUS } from '../../theme/measures';

/** A service's full description, and whether the dialog is open. */
export interface ServiceDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly onClose: () => void;
}

/** Styled here rather than in the theme, which every page carries. */
const PANEL = {
  maxWidth: '36rem',
  margin: 2,
  padding: 'clamp(1rem, 0.5rem + 2vw, 2rem)',
  borderRadius: `${RADIUS.panel}px`,
  backgroundColor: 'background.paper',
  backgroundImage: 'none',
  boxShadow: 'none',
};

const Title = styled(DialogTitle)(({ theme }) => ({ ...theme.typography.h3, padding: '8px 16px' }));

const Text = styled(DialogContent)(({ theme }) => ({
  ...theme.typography.body1,
  padding: '8px 16px',
  color: theme.vars.palette.text.secondary,
}));

const Ways = styled(DialogActions)({ flexWrap: 'wrap', gap: 8, padding: '16px 16px 8px' });

/** The full description of a service without its own page. */
export function ServiceDialog({ open, title, text, onClose }: ServiceDialogProps) {
  const { closeDialog } = useInterfaceText();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: PANEL } }}>
      <Title id={id}>{title}</Title>
      <Text>{text}</Text>
      <Ways>
        <Button onClick={onClose}>{closeDialog}</Button>
      </Ways>
    </Dialog>
  );
}
