import { inlineParts } from '../../utils/inline-links';
import { NavLink } from '../ui/NavLink';

interface RichTextProps {
  /** Sentences with `[words](address)` for links; an empty line starts a new paragraph. */
  readonly text: string;
}

/** Paragraphs of plain sentences, in which single words may be links. */
export function RichText({ text }: RichTextProps) {
  const paragraphs = text.trim().split(/\n{2,}/);
  return paragraphs.map((paragraph) => (
    <p key={paragraph}>
      {inlineParts(paragraph).map((part) =>
        typeof part === 'string' ? (
          part
        ) : (
          <NavLink key={`${part.words} ${part.href}`} href={part.href}>
            {part.words}
          </NavLink>
        ),
      )}
    </p>
  ));
}
