/** What the built pages are checked against; each rule that is off or relaxed says why. */
module.exports = {
  root: true,
  extends: ['html-validate:recommended'],
  // `rel="expect"` lets the first paint wait for an element; the validator's list of HTML does not know it yet
  elements: ['html5', { link: { attributes: { blocking: { enum: ['render'], allowed: () => null } } } }],
  rules: {
    // React writes `<meta/>`, `srcSet`, `checked=""` and `hidden=""`; every HTML parser reads them as `<meta>`, `srcset`, `checked` and `hidden`
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // MUI writes the classes of a radio button twice
    'no-dup-class': 'off',
    // React's own ids begin with an underscore, and anchors may begin with a digit (4cs-program); HTML allows both
    'valid-id': ['error', { relaxed: true }],
    // the colour that keeps a picture's place and the name of a view transition belong to one element each
    'no-inline-style': 'off',
    // a long title is the author's choice: the content check warns of one that search results would cut off
    'long-title': 'off',
    // a list without bullets is no list to VoiceOver unless its role is said
    'no-redundant-role': 'off',
    // ARIA allows a name on every element with a role that takes one, such as a list
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // a scrollable table needs a focusable region; markdown's sanitised output knows no section with a name
    'prefer-native-element': ['error', { exclude: ['region', 'list'] }],
    // the search box answers while one types, and Enter submits it; a button is one technique for that among others
    'wcag/h32': 'off',
  },
};
