// Guards which inline scripts and styles a page has.
import { inlineBlocks } from '../policy/inline-blocks';

const texts = (html: string): string[] => inlineBlocks(html).map(({ kind, text }) => `${kind}:${text}`);

describe('inlineBlocks', () => {
  test('finds scripts and styles in the order of the page', () => {
    expect(
      texts('<style data-x="1">a{}</style><p>x</p><SCRIPT>let a</SCRIPT ><script type="module">b</script>'),
    ).toEqual(['style:a{}', 'script:let a', 'script:b']);
  });

  test('finds those inside template and noscript', () => {
    expect(texts('<template><script>a</script></template><noscript><style>b</style></noscript>')).toEqual([
      'script:a',
      'style:b',
    ]);
  });

  test('passes over files and data', () => {
    expect(
      texts(
        '<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script async src=b.js></script>',
      ),
    ).toEqual([]);
  });

  test('is not led astray by comments, attributes, titles and text areas', () => {
    expect(
      texts(
        '<!-- <script>no</script> --><title><style>no</title><textarea><script>no</script></textarea>' +
          `<p title="<script>no</script>" lang='>'>x</p><style>yes</style>`,
      ),
    ).toEqual(['style:yes']);
  });

  test('keeps what looks like a tag inside a script', () => {
    expect(texts('<script>a("<style>")</script><style>b</style>')).toEqual(['script:a("<style>")', 'style:b']);
  });

  test('reads line ends as the browser does', () => {
    expect(texts('<script>a\r\nb\rc</script>')).toEqual(['script:a\nb\nc']);
  });
});
