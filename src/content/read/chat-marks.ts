/** References of ChatGPT, Gemini and Grok, which lead nowhere outside the chat. */
const MARK =
  /:contentReference\b\S*|\[?\boai_?cit(?:e|ation)\b[^\]\s]*\]?|【[^】\n]*†[^】\n]*】|\[cite(?:_start|_end|:[^\]\n]*)\]|\uE200[^\uE201\n]*\uE201?|[\uE201-\uE206]|(?:cite)?turn\d+(?:search|view|news|image|file|fetch|product|academia)\d+|<\/?grok[-:][^>]*>?/giu;

/** The name of a chat bot at the end of an address that was copied from its answer. */
const TRACKED =
  /[?&]utm_source=(?:(?:www\.)?(?:chatgpt|openai|chat\.openai|perplexity|copilot|gemini|claude|grok|deepseek|mistral|you|phind|meta)(?:\.(?:com|ai))?)(?![\w.-])/giu;

/** What a chat bot left in a text, with its offset. */
export const chatMarks = (text: string): { readonly found: string; readonly index: number }[] =>
  [...text.matchAll(MARK), ...text.matchAll(TRACKED)].map(({ 0: found, index }) => ({ found, index }));
