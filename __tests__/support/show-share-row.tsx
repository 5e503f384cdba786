import { ShareRow } from '../../src/components/sections/article/ShareRow';
import { renderInTheme } from './render-in-theme';

/** The words of the ways to share an article. */
const TEXTS = {
  title: 'Share this article',
  copy: 'Copy Link',
  copyText: 'Check out this article: {title} - {url}',
  copied: { title: 'Link Copied', text: 'On your clipboard.' },
  copyFailed: { title: 'Copying did not work', text: 'Copy it yourself:' },
  copyField: 'Text to copy',
  native: 'Share',
  email: 'E-mail',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  x: 'X',
};

/** The title of the article that is shared. */
export const TITLE = "Patients' relatives & you";

/** Shows the ways to share an article. */
export function showShareRow(): void {
  renderInTheme(
    <ShareRow
      title={TITLE}
      url="https://www.example.com/blog/relatives/"
      newTab="(opens in a new tab)"
      texts={TEXTS}
    />,
  );
}
