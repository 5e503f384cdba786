const { createHash } = require('node:crypto');
const { readFileSync } = require('node:fs');
const { transformSync, version } = require('@swc/core');

const OWN_SOURCE = readFileSync(__filename);

/** CommonJS has no `import.meta`, and declares `require` and `__dirname` itself. */
const withoutImportMeta = (source) =>
  source.includes('import.meta.url')
    ? source.replace(/\b(require|__dirname)\b/g, 'own_$1').replaceAll('import.meta.url', "('file://' + __filename)")
    : source;

/** Turns TypeScript and ES modules into CommonJS. */
module.exports = {
  canInstrument: false,
  getCacheKey: (source, file) =>
    createHash('sha1').update(version).update(OWN_SOURCE).update(file).update('\0').update(source).digest('hex'),
  process: (source, file) =>
    transformSync(file.endsWith('.js') ? withoutImportMeta(source) : source, {
      filename: file,
      configFile: false,
      swcrc: false,
      isModule: !file.endsWith('.cjs'),
      sourceMaps: 'inline',
      module: { type: 'commonjs' },
      jsc: {
        target: 'es2022',
        parser: /\.[cm]?tsx?$/.test(file)
          ? { syntax: 'typescript', tsx: file.endsWith('x') }
          : { syntax: 'ecmascript', jsx: true },
        transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
      },
    }),
};
