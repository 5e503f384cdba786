import { inlineParts } from '../../utils/inline-links';
import { ExternalLink } from './ExternalLink';
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
      {inlineParts(paragraph).map((part) => {
        if (typeof part === 'string') return part;
        const { words, href } = part;
        const Anchor = href.startsWith('https:') ? ExternalLink : NavLink;
        return (
          <Anchor key={`${words} ${href}`} href={href}>
            {words}
          </Anchor>
        );
      })}
    </p>
  ));
}
