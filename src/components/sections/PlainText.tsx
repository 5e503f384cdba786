import { styled } from '@mui/material/styles';
import { Section } from '../ui/Section';
import { RichText } from './RichText';

interface PlainTextPart {
  readonly title: string;
  /** Sentences with links as `[words](address)`; an empty line starts a new paragraph. */
  readonly text: string;
  readonly items?: readonly string[] | undefined;
}

interface PlainTextProps {
  readonly parts: readonly PlainTextPart[];
  /** In the middle, or at the edge where wide sections begin. */
  readonly width?: 'narrow' | 'start';
  /** The anchor that links lead to. */
  readonly id?: string | undefined;
  readonly tone?: 'plain' | 'wash';
  readonly space?: 'first' | 'full' | 'last';
}

const Part = styled('div')(({ theme }) => ({
  '& + &': { marginTop: 40 },
  '& h2': { ...theme.typography.h3, marginBottom: 12 },
  '& p, & ul': { maxWidth: '42rem', marginBlock: 0 },
  '& p + p': { marginTop: 12 },
  '& ul': { marginTop: 12, paddingInlineStart: '1.25em' },
  '& li + li': { marginTop: 8 },
}));

/** Headings with paragraphs, and a list where there is one: pages that only inform. */
export function PlainText({ parts, width = 'narrow', ...place }: PlainTextProps) {
  return (
    <Section width={width} {...place}>
      {parts.map(({ title, text, items }) => (
        <Part key={title}>
          <h2>{title}</h2>
          <RichText text={text} />
          {items && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Part>
      ))}
    </Section>
  );
}
