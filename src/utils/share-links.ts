/** Where an article can be sent to. */
export type ShareTarget = 'email' | 'whatsapp' | 'linkedin' | 'facebook' | 'x';

/**
 * The plain links that share a page, without any script of the services.
 * @param title the article's title
 * @param text what is said about it, with the address
 * @param url the address of the article
 */
export function shareLinks(title: string, text: string, url: string): Readonly<Record<ShareTarget, string>> {
  const [titlePart, textPart, urlPart] = [title, text, url].map(encodeURIComponent);
  return {
    email: `mailto:?subject=${titlePart}&body=${textPart}`,
    whatsapp: `https://wa.me/?text=${textPart}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${urlPart}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${urlPart}`,
    x: `https://x.com/intent/post?text=${titlePart}&url=${urlPart}`,
  };
}
