import type { ComponentProps } from 'react';
import { Button } from '../ui/Button';

/** An action beside the main one of a tool. */
export function SmallButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'variant' | 'size'>) {
  return <Button {...props} type="button" variant="outlined" size="small" />;
}
