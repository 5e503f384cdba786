import { styled } from '@mui/material/styles';

interface UnbrokenProps {
  readonly text: string;
}

/** A box in the line moves as a whole, yet breaks inside when it alone is wider than the line. */
const Word = styled('span')({ display: 'inline-block' });

/** A text whose hyphenated words stay on one line; what is read and copied does not change. */
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
