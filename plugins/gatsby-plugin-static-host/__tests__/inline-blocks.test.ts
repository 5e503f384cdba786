// Guards the detection of inline scripts and styles.
import { inlineBlocks } from '../policy/inline-blocks';

test.each([
  [
    'in the order of the page',
    '<style data-x="1">a{}</style><p>x</p><SCRIPT>let a</SCRIPT ><script type="module">b</script>',
    ['style:a{}', 'script:let a', 'script:b'],
  ],
  [
    'inside template and noscript',
    '<template><script>a</script></template><noscript><style>b</style></noscript>',
    ['script:a', 'style:b'],
  ],
  [
    'without files and data',
    '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script async src=b.js></script>',
    [],
  ],
  [
    'outside comments, attributes, titles and text areas',
    `<!-- <script>no</script> --><title><style>no</title><textarea><script>no</script></textarea>
    <p title="<script>no</script>" lang='>'>x</p><style>yes</style>`,
    ['style:yes'],
  ],
  ['without tags inside a script', '<script>a("<style>")</script><style>b</style>', ['script:a("<style>")', 'style:b']],
  ['with normalised line ends', '<script>a\r\nb\rc</script>', ['script:a\nb\nc']],
])('inline scripts and styles are found %s', (_how, html, blocks) => {
  expect(inlineBlocks(html).map(({ kind, text }) => `${kind}:${text}`)).toEqual(blocks);
});
