/** The words of the ways to share an article. */
export const SHARE_TEXTS = {
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
