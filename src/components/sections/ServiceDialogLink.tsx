import { navigate } from 'gatsby';
import { type ComponentType, useState } from 'react';
import { CardLink } from '../ui/CardLink';
import type { ServiceDialogProps } from './ServiceDialog';

interface ServiceDialogLinkProps {
  /** Where the same text is on a page; the link leads there without script, and where the dialog cannot be fetched. */
  readonly to: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** Opens the long description of a service in a dialog, which is fetched only then. */
export function ServiceDialogLink({ to, label, title, text }: ServiceDialogLinkProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<ServiceDialogProps>>();
  const open = async (): Promise<void> => {
    try {
      const { ServiceDialog } = await import('./ServiceDialog');
      setDialog(() => ServiceDialog);
      setIsOpen(true);
    } catch (error) {
      console.warn(error);
      await navigate(to);
    }
  };
  return (
    <>
      <CardLink to={to} onPress={() => void open()} prefetch="press" aria-haspopup="dialog">
        {label}
      </CardLink>
      {Dialog && <Dialog open={isOpen} title={title} text={text} onClose={() => setIsOpen(false)} />}
    </>
  );
}
