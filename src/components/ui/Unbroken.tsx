import { styled } from '@mui/material/styles';

interface UnbrokenProps {
  readonly text: string;
}

/** An inline-block moves as a whole, yet breaks inside if it alone is wider than the line. */
const Word = styled('span')({ display: 'inline-block' });

/** Keeps hyphenated words on one line, without changing what is read aloud or copied. */
export function Unbroken({ text }: UnbrokenProps) {
  const parts = text.split(/([^\s-]+(?:-[^\s-]+)+)/);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
      <Word key={index}>{part}</Word>
    ) : (
      part
    ),
  );
}
