const remarkFootnotes = require('remark-footnotes');
const remarkGfm = require('remark-gfm');

const STAR = 42;
const isDigit = (code) => code >= 48 && code <= 57;

/** Reads stars between two digits as typed: in 2*3*4 they multiply. */
function remarkProducts() {
  function tokenize(effects, ok, nok) {
    const { previous } = this;
    const stars = (code) => {
      if (code === STAR) {
        effects.consume(code);
        return stars;
      }
      effects.exit('data');
      return isDigit(code) ? ok(code) : nok(code);
    };
    return (code) => {
      if (!isDigit(previous)) return nok(code);
      effects.enter('data');
      return stars(code);
    };
  }
  const data = this.data();
  data.micromarkExtensions ??= [];
  data.micromarkExtensions.push({ text: { [STAR]: { tokenize, previous: isDigit } } });
}

/**
 * Gives a bare `www.` address https; a link in brackets is longer than its words. Writes `Https:` and `Mailto:`, which phones
 * begin with a capital, in small letters: whatever follows the parser compares them exactly.
 */
function readAddresses(node) {
  const [words] = node.children ?? [];
  const { start, end } = node.position ?? {};
  const isBare = !start || end.offset - start.offset === words?.value?.length;
  if (node.type === 'link' && words?.type === 'text' && node.url === `http://${words.value}` && isBare)
    node.url = `https://${words.value}`;
  if (node.type === 'link' || node.type === 'definition')
    node.url = node.url.replace(/^(?:https?|mailto|tel):/i, (scheme) => scheme.toLowerCase());
  node.children?.forEach(readAddresses);
}

function remarkAddresses() {
  const data = this.data();
  data.fromMarkdownExtensions ??= [];
  data.fromMarkdownExtensions.push({ transforms: [readAddresses] });
}

/** GitHub-flavoured markdown with footnotes. A single tilde means "about" or "to", as in 6~8 weeks. */
const GRAMMAR = [
  [remarkGfm, { singleTilde: false }],
  [remarkFootnotes, { inlineNotes: true }],
  remarkProducts,
  remarkAddresses,
];

module.exports = { GRAMMAR, setParserPlugins: () => GRAMMAR };
