import { useState } from 'react';
import { useHydrated } from '../../../hooks/use-hydrated';
import { useToast } from '../../../hooks/use-toast';
import { fillTemplate } from '../../../utils/fill-template';
import { type ShareTarget, shareLinks } from '../../../utils/share-links';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { ManualCopy } from './ManualCopy';
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

/** The address that the visitor sees, without what was searched for or jumped to. */
function visibleAddress(): string {
  return window.location.origin + window.location.pathname;
}

async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/** Ways to share the article: the clipboard, the device's share sheet where it has one, and plain links. */
export function ShareRow({ title, url, newTab, texts }: ShareRowProps) {
  const toast = useToast();
  const [manual, setManual] = useState<string>();
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const textFor = (address: string): string => fillTemplate(texts.copyText, { title, url: address });
  const links = shareLinks(title, textFor(url), url);
  const copy = async (): Promise<void> => {
    const text = textFor(visibleAddress());
    const copied = await copyToClipboard(text);
    setManual(copied ? undefined : text);
    if (copied) toast({ ...texts.copied, severity: 'success' });
  };
  const share = (): void => {
    // A visitor who closes the sheet rejects the promise; nothing needs fixing.
    navigator.share({ title, url: visibleAddress() }).catch((error: unknown) => console.info(error));
  };
  return (
    <ShareStrip aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <div>
        <button type="button" onClick={copy}>
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
        {canShare && (
          <button type="button" onClick={share}>
            {texts.native}
          </button>
        )}
      </div>
      {manual !== undefined && <ManualCopy value={manual} texts={texts} />}
    </ShareStrip>
  );
}
