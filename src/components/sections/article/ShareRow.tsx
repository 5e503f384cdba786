import { useId } from 'react';
import { fillTemplate } from '../../../utils/fill-template';
import { type ShareTarget, shareLinks } from '../../../utils/share-links';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ShareStrip } from './ShareStrip';
import { SHARE_SHAPES } from './share-shapes';

interface Message {
  readonly title: string;
  readonly text: string;
}

interface ShareRowProps {
  readonly title: string;
  /** The published address, for the links. */
  readonly url: string;
  readonly newTab: string;
  readonly texts: Readonly<Record<ShareTarget, string>> & {
    readonly title: string;
    readonly copy: string;
    readonly copyText: string;
    readonly copied: Message;
    readonly copyFailed: Message;
    readonly copyField: string;
    readonly native: string;
  };
}

const TARGETS: readonly ShareTarget[] = ['email', 'whatsapp', 'linkedin', 'facebook', 'x'];

/**
 * Ways to share the article: the clipboard, the device's share sheet where it has one, and plain links.
 * `page-scripts/share.ts` answers the buttons, so that they work without waiting for React.
 */
export function ShareRow({ title, url, newTab, texts }: ShareRowProps) {
  const textFor = (address: string): string => fillTemplate(texts.copyText, { title, url: address });
  const links = shareLinks(title, textFor(url), url);
  const reason = useId();
  return (
    <ShareStrip aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div>
        <button type="button" data-native data-copy={textFor('{url}')}>
          {texts.copy}
        </button>
        {TARGETS.map((target) => (
          <a
            key={target}
            href={links[target]}
            {...(target === 'email' ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
              <path d={SHARE_SHAPES[target]} />
            </svg>
            <VisuallyHidden>{target === 'email' ? texts[target] : `${texts[target]} ${newTab}`}</VisuallyHidden>
          </a>
        ))}
        <button type="button" data-native data-share={title}>
          {texts.native}
        </button>
      </div>
      <div role="status">
        <p data-copied hidden>
          <strong>{texts.copied.title}.</strong> {texts.copied.text}
        </p>
      </div>
      <div data-copy-failed hidden>
        <p id={reason}>
          <strong>{texts.copyFailed.title}.</strong> {texts.copyFailed.text}
        </p>
        <input type="text" readOnly data-native aria-label={texts.copyField} aria-describedby={reason} />
      </div>
    </ShareStrip>
  );
}
