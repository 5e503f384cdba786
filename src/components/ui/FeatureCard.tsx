import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Card } from './Card';
import { IconTile } from './IconTile';

interface FeatureCardProps {
  readonly icon: string;
  readonly title: string;
  readonly description: string;
  /** What follows the description: a list, a link. */
  readonly children?: ReactNode;
}

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h3, marginTop: 6 }));
const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

/** An entry of a list of cards: icon, name, what it is. */
export function FeatureCard({ icon, title, description, children }: FeatureCardProps) {
  return (
    <Card component="li">
      <IconTile name={icon} />
      <Title>{title}</Title>
      <Text>{description}</Text>
      {children}
    </Card>
  );
}
