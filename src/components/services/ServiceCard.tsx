import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { navigate } from 'gatsby';
import { type ComponentType, useState } from 'react';
import { servicePath } from '../../routes';
import { CardLink } from '../ui/CardLink';
import { IconTile } from '../ui/IconTile';
import { Picture } from '../ui/Picture';
import type { ServiceDialogProps } from './ServiceDialog';

interface ServiceDialogLinkProps {
  /** Where the same text is on a page; the link goes there without script, or if the dialog fails to load. */
  readonly to: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
}

/** Opens a service's long description in a dialog, loaded on demand. */
function ServiceDialogLink({ to, label, title, text }: ServiceDialogLinkProps) {
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

/** A service with its picture; the whole card links to its page or, without one, opens its dialog. */
export function ServiceCard(service: Queries.ServiceFieldsFragment) {
  const { slug, icon, title, shortDescription, image, imageAlt, hasPage, pageUrl, linkLabel } = service;
  const sizes = '(min-width: 1216px) 560px, (min-width: 600px) 46vw, 92vw';
  return (
    <Card component="li">
      <Picture image={image} alt={imageAlt} sizes={sizes} />
      <CardContent>
        <IconTile name={icon} />
        <Typography variant="h3">{title}</Typography>
        <Typography color="textSecondary">{shortDescription}</Typography>
        {hasPage && pageUrl ? (
          <CardLink to={pageUrl}>{linkLabel}</CardLink>
        ) : (
          <ServiceDialogLink to={servicePath(slug)} label={linkLabel} title={title} text={service.longDescription} />
        )}
      </CardContent>
    </Card>
  );
}
