import { inlineParts } from '../../utils/inline-links';
import { NavLink } from './NavLink';

interface RichTextProps {
  /** Sentences with links as `[words](address)`; a blank line starts a new paragraph. */
  readonly text: string;
}

/** Paragraphs of plain sentences with inline links. */
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
