import '@testing-library/jest-dom';
import { TextDecoder } from 'node:util';
import { configure } from '@testing-library/react';

// A busy machine is slower; benchmarks measure speed.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has none.
Object.assign(globalThis, { TextDecoder });

// Injected by the bundler (src/gatsby/on-create-webpack-config.ts).
Object.assign(globalThis, {
  CRAWLER_METADATA: true,
  ERROR_TEXTS: {
    title: 'Unexpected Application Error!',
    text: 'It is our fault.',
    reload: 'Load the page again',
    part: 'This part of the page has stopped working.',
    retry: 'Try again',
    home: 'Return to Home',
  },
});

// jsdom lays nothing out. A test may run without it.
if ('Element' in globalThis) Element.prototype.scrollIntoView = () => undefined;
