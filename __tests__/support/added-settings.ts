/** Settings that the site under test has besides the specified ones. */
export const STATISTICS = {
  provider: 'plausible',
  site: 'example.com',
  server: 'https://statistics.example.com',
} as const;

export const VERIFICATION = { google: 'google-1_a', bing: '0F9E' } as const;
