import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { stack } from '../../theme/mixins';
import { RichText } from '../sections/RichText';
import { Section } from '../ui/Section';

interface ToolHelpProps {
  readonly title: string;
  readonly texts: readonly string[];
  /** Official pages. */
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** Where the figures come from. */
  readonly children: ReactNode;
}

const Blocks = styled('div')(({ theme }) => ({
  ...stack(48),
  '& h2': { ...theme.typography.h3, marginBottom: 8 },
  '& p + p': { marginTop: 12 },
  '& ul': { paddingInlineStart: '1.25em', marginBlock: '12px 0' },
  '& li': { paddingBlock: 4 },
}));

/** What a tool is not, who to ask, the official pages, and where its figures come from. */
export function ToolHelp({ title, texts, links, children }: ToolHelpProps) {
  return (
    <Section width="start">
      <Blocks>
        <div>
          <h2>{title}</h2>
          {texts.map((text) => (
            <RichText key={text} text={text} />
          ))}
          <ul>
            {links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {children}
      </Blocks>
    </Section>
  );
}
