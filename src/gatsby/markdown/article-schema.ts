import type { Options } from 'rehype-sanitize';

/** Allowed content of an article's body: the elements of GitHub-flavoured markdown and nothing active. */
export const articleSchema: Options = {
  tagNames: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code', 'section'],
    ...['a', 'em', 'strong', 'del', 'sup', 'img', 'ul', 'ol', 'li', 'input'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  attributes: {
    a: ['href', 'title', 'ariaDescribedBy', 'ariaLabel', 'dataFootnoteRef', 'dataFootnoteBackref'],
    img: ['src', 'alt', 'title'],
    input: [['type', 'checkbox'], ['disabled', true], 'checked'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    sup: ['id'],
    td: ['align'],
    th: ['align'],
    h2: ['id'],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel'], src: ['https'] },
  required: { input: { disabled: true, type: 'checkbox' } },
  strip: ['script', 'style'],
  // These are footnote ids: the content check rejects HTML, the only other source of ids.
  clobber: [],
};
