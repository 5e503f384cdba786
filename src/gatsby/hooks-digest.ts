import { compiledDigest } from '../../plugins/gatsby-plugin-fast-builds/index';

let digest: string | undefined;

/**
 * The digest of all code that makes nodes and answers queries. Gatsby starts without its cache only when gatsby-node.ts
 * itself changes, not when what it imports does; nodes hold this digest, so that every page is queried again.
 */
export function hooksDigest(): string {
  digest ??= compiledDigest('.');
  return digest;
}
