const { createTransformer } = require('babel-jest').default;

/** `import.meta.url` is no syntax of CommonJS. */
const importMeta = ({ template }) => ({
  visitor: {
    MetaProperty({ parentPath }) {
      parentPath.replaceWith(template.expression.ast`'file://' + __filename`);
    },
  },
});

/** Turns ES modules of today into CommonJS, and changes nothing else. */
module.exports = createTransformer({
  babelrc: false,
  configFile: false,
  plugins: [importMeta, '@babel/plugin-transform-modules-commonjs'],
});
