import type { Options } from 'rehype-sanitize';

/** What an article's body may contain: the elements of GitHub-flavoured markdown and nothing that acts. */
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
  // The ids are those of footnotes: the content check refuses HTML, where others would come from.
  clobber: [],
};
