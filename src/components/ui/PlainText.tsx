import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichText } from './RichText';
import { type Placement, Section } from './Section';

interface PlainTextPart {
  readonly title: string;
  /** Sentences with links as `[words](address)`; a blank line starts a new paragraph. */
  readonly text: string;
  readonly items?: readonly string[] | undefined;
}

interface PlainTextProps extends Placement {
  readonly parts: readonly PlainTextPart[];
  /** Centred, or aligned with wide sections. */
  readonly width?: 'narrow' | 'start';
}

/** Headings with paragraphs and an optional list, for purely informative pages. */
export function PlainText({ parts, width = 'narrow', ...place }: PlainTextProps) {
  return (
    <Section width={width} {...place}>
      <Stack spacing={5}>
        {parts.map(({ title, text, items }) => (
          <Stack key={title} spacing={1.5} sx={{ maxWidth: '42rem' }}>
            <Typography variant="h3" component="h2">
              {title}
            </Typography>
            <RichText text={text} />
            {items && (
              <Box component="ul" sx={{ display: 'grid', gap: 1, pl: '1.25em' }}>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </Box>
            )}
          </Stack>
        ))}
      </Stack>
    </Section>
  );
}
