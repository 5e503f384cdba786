// The tests of this folder, as `npm test` runs them.
require('./jest/together.cjs').runParts(__dirname);
