const { htmlElementAttributes } = require('html-element-attributes');

/** Attributes of RDFa and of drawings, which HTML allows too. */
const FURTHER = {
  meta: ['media', 'property'],
  svg: ['fill', 'focusable', 'height', 'stroke', 'stroke-linecap', 'stroke-width', 'viewBox', 'width'],
};

/** Each element's attributes: the validator's own lists have only those whose values it checks. */
const ATTRIBUTES = Object.fromEntries(
  [...Object.entries(htmlElementAttributes), ...Object.entries(FURTHER)]
    .filter(([element]) => element !== '*')
    .map(([element, names]) => [
      element,
      { attributes: Object.fromEntries(names.map((name) => [name.toLowerCase(), {}])) },
    ]),
);

/** Rules for the built pages; each rule that is off or relaxed says why. */
module.exports = {
  root: true,
  extends: ['html-validate:recommended'],
  elements: [
    'html5',
    ATTRIBUTES,
    // `rel="expect"` delays the first paint until an element is there; the validator doesn't know it yet
    { link: { attributes: { blocking: { enum: ['render'], allowed: () => null } } } },
  ],
  rules: {
    'no-unknown-attributes': 'error',
    // React writes `<meta/>`, `srcSet`, `checked=""` and `hidden=""`; every HTML parser reads them as `<meta>`, `srcset`, `checked` and `hidden`
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // MUI writes a radio button's classes twice
    'no-dup-class': 'off',
    // React's own ids start with an underscore, and anchors may start with a digit (4cs-program); HTML allows both
    'valid-id': ['error', { relaxed: true }],
    // a picture's placeholder colour and a view transition's name apply to one element each
    'no-inline-style': 'off',
    // a long title is the author's choice: the content check warns if search results would cut it off
    'long-title': 'off',
    // VoiceOver ignores a list without bullets unless it has an explicit role
    'no-redundant-role': 'off',
    // ARIA allows a name on every element with a role that takes one, such as a list
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a scrollable table needs a focusable region; markdown's sanitised output has no named sections
    'prefer-native-element': ['error', { exclude: ['region', 'list'] }],
    // the search box responds while typing, and Enter submits it; a submit button is only one technique for that
    'wcag/h32': 'off',
  },
};
