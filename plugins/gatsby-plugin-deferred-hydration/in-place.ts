/** The attribute of a link that script handles in place, so that a press on it waits for hydration. */
export const IN_PLACE = { 'data-hydrate': '' } as const;
