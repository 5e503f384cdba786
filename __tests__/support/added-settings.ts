/** Settings that the site under test has besides the specified ones. */
export const VERIFICATION = { google: 'google-1_a', bing: '0F9E' } as const;
