import Button, { type ButtonProps } from '@mui/material/Button';
import { VisuallyHidden } from '../../components/ui/VisuallyHidden';

interface SmallButtonProps extends Omit<ButtonProps, 'children'> {
  readonly label: string | undefined;
  /** Words after the label for screen readers, if several buttons of the page have the same one. */
  readonly about?: string;
}

/** A small outlined button. */
export function SmallButton({ label, about, ...button }: SmallButtonProps) {
  return (
    <Button variant="outlined" size="small" {...button}>
      <span>{label}</span>
      {about && <VisuallyHidden>{` ${about}`}</VisuallyHidden>}
    </Button>
  );
}
