import { styled } from '@mui/material/styles';
import { Section } from '../ui/Section';

interface PlainTextPart {
  readonly title: string;
  readonly text: string;
  readonly items?: readonly string[];
}

interface PlainTextProps {
  readonly parts: readonly PlainTextPart[];
}

const Part = styled('div')(({ theme }) => ({
  '& + &': { marginTop: 40 },
  '& h2': { ...theme.typography.h3, marginBottom: 12 },
  '& p, & ul': { maxWidth: '42rem', marginBlock: 0 },
  '& ul': { marginTop: 12, paddingInlineStart: '1.25em' },
  '& li + li': { marginTop: 8 },
}));

/** Headings with a paragraph each, and a list where there is one: pages that only inform. */
export function PlainText({ parts }: PlainTextProps) {
  return (
    <Section width="narrow">
      {parts.map(({ title, text, items }) => (
        <Part key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
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
