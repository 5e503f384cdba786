import MuiCard from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import type { ReactNode } from 'react';

interface CardProps {
  /** The element: an article, an entry of a list, or a plain box. */
  readonly component?: 'article' | 'li' | 'div';
  /** A picture that fills the card from edge to edge above the words. */
  readonly media?: ReactNode;
  /** `outlined`, the usual one, has a hairline; `marked` stands out among its neighbours. */
  readonly variant?: 'outlined' | 'marked';
  readonly children: ReactNode;
}

/** A card; a `CardLink` inside makes the whole of it one link. Cards of a row are equally high. */
export function Card({ component = 'div', media, variant = 'outlined', children }: CardProps) {
  return (
    <MuiCard component={component} variant={variant}>
      {media}
      <CardContent>{children}</CardContent>
    </MuiCard>
  );
}
