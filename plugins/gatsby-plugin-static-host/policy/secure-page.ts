import { hashSource, inlineBlocks } from './inline-blocks';

/** A content security policy: sources by directive, in output order. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** The policy as the content of a meta element. */
function policyText(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

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
 * Inserts the policy, with this page's hashes, right after the charset, replacing an earlier one. Anything before the policy
 * would escape it.
 * @param name the page's file, for errors
 * @param html a finished page; it must not change afterwards
 * @throws Error if the page's head has no charset
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
