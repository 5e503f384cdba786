import { hashSource, inlineBlocks } from './inline-blocks';
import { type Policy, policyText } from './policy-text';

const OWN_META = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/>/;
const CHARSET = /<meta charset="?utf-8"?\s*\/?>/i;

function withHashes(policy: Policy, html: string): Policy {
  const blocks = inlineBlocks(html);
  const sources = (directive: string, kind: 'script' | 'style'): string[] => {
    const own = blocks.filter((block) => block.kind === kind).map(({ text }) => hashSource(text));
    return [...new Set([...(policy[directive] ?? []), ...own])];
  };
  return { ...policy, 'script-src': sources('script-src', 'script'), 'style-src': sources('style-src', 'style') };
}

/**
 * Puts the policy with the hashes of this page right after its charset, in place of an earlier one. What comes before the
 * policy would escape it.
 * @param name the page's file, for errors
 * @param html a finished page; nothing may change in it afterwards
 * @throws Error where the page has a head but no charset in it
 */
export function securePage(name: string, html: string, policy: Policy): string {
  const bare = html.replace(OWN_META, '');
  if (!/<head[\s>]/i.test(bare)) return html;
  const charset = CHARSET.exec(bare);
  if (!charset) throw new Error(`${name} has no <meta charset="utf-8">, after which the policy belongs.`);
  const end = charset.index + charset[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyText(withHashes(policy, bare))}"/>`;
  return bare.slice(0, end) + meta + bare.slice(end);
}
