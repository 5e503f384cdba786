import { lazy, Suspense, useState } from 'react';
import { CardLink } from '../ui/CardLink';

const ServiceDialog = lazy(() => import('./ServiceDialog').then((module) => ({ default: module.ServiceDialog })));

interface ServiceDialogLinkProps {
  /** Where the same text is on a page; the link leads there as long as there is no script. */
  readonly to: string;
  readonly label: string;
  readonly title: string;
  readonly text: string;
  readonly closeLabel: string;
}

/** Opens the long description of a service in a dialog, which is fetched only then. */
export function ServiceDialogLink({ to, label, title, text, closeLabel }: ServiceDialogLinkProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <>
      <CardLink to={to} onPress={() => setState('open')} prefetch="press" aria-haspopup="dialog">
        {label}
      </CardLink>
      {state !== 'unused' && (
        <Suspense fallback={null}>
          <ServiceDialog
            open={state === 'open'}
            title={title}
            text={text}
            closeLabel={closeLabel}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
