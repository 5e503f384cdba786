import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { RichText } from '../sections/RichText';
import { Section } from '../ui/Section';

interface ToolHelpProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Official pages. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** Sources of the figures. */
  readonly children: ReactNode;
}

/** A tool's limits, contacts, official pages and sources. */
export function ToolHelp({ title, texts, links, children }: ToolHelpProps) {
  return (
    <Section width="start">
      <Stack spacing={6}>
        <div>
          <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Stack spacing={1.5}>
            {texts.map((text) => (
              <RichText key={text} text={text} />
            ))}
            <Box component="ul" sx={{ display: 'grid', gap: 1, py: 0.5, pl: '1.25em' }}>
              {links.map(({ label, url }) => (
                <li key={url}>
                  <a href={url} rel="noopener">
                    {label}
                  </a>
                </li>
              ))}
            </Box>
          </Stack>
        </div>
        {children}
      </Stack>
    </Section>
  );
}
