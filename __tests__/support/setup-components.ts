import '@testing-library/jest-dom';

// What the bundler puts in (src/gatsby/on-create-webpack-config.ts).
Object.assign(globalThis, {
  CRAWLER_METADATA: true,
  ERROR_TEXTS: {
    title: 'Unexpected Application Error!',
    text: 'It is our fault.',
    reload: 'Load the page again',
    home: 'Return to Home',
  },
});
