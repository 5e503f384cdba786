/** What a page tells a section besides its fields. */
export const PLACED = { id: null, background: 'plain', space: 'full', crumbs: [] } as const;
