/** What the preview can show, and how its buttons call it. */
export const VIEWS = { article: 'Article', card: 'Card', search: 'Search result' } as const;
