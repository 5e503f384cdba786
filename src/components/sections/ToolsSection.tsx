import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { CardGrid, columnsFor } from '../ui/CardGrid';
import { CardLink } from '../ui/CardLink';
import { Icon } from '../ui/Icon';
import { Image } from '../ui/Image';
import { type Placement, Section } from '../ui/Section';

interface ToolsSectionProps extends Partial<Queries.HeadingFieldsFragment>, Placement {
  readonly tools: readonly Queries.ToolFieldsFragment[];
  readonly note?: string | null;
}

/** A card for each tool. */
export function ToolsSection({ tools, note, ...section }: ToolsSectionProps) {
  return (
    <Section {...section}>
      <CardGrid columns={columnsFor(tools.length)}>
        {tools.map(({ icon, picture, title: name, text, linkLabel, href }) => (
          <Card component="li" key={href}>
            {picture?.publicURL && <Image src={picture.publicURL} alt="" width={640} height={320} loading="lazy" />}
            <CardContent>
              {!picture?.publicURL && <Icon name={icon} size={32} />}
              <Typography variant="h3" component={section.title ? 'h3' : 'h2'}>
                {name}
              </Typography>
              <p>{text}</p>
              <CardLink to={href}>{linkLabel}</CardLink>
            </CardContent>
          </Card>
        ))}
      </CardGrid>
      {note && <Typography sx={{ maxWidth: '42rem', mt: 4 }}>{note}</Typography>}
    </Section>
  );
}
