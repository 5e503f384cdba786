import { readFile } from 'node:fs/promises';
import { LOGO } from '../../utils/logo';
import type { ResolverContext } from '../nodes';

/** Characters that need no escape in a quoted `data:` URL. */
const PLAIN = /%(3D|3A|2F|2C|3B)/g;

/** An SVG as a data: URL, which an image shows without a request; in an image it can neither run nor load anything. */
export function svgAddress(svg: string): string {
  const short = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  return `data:image/svg+xml,${encodeURIComponent(short).replace(PLAIN, decodeURIComponent)}`;
}

async function readLogo(_settings: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string> {
  const filter = { sourceInstanceName: { eq: 'content' }, relativePath: { eq: LOGO.replace('content/', '') } };
  const file = await nodeModel.findOne({ type: 'File', query: { filter } });
  if (!file) throw new Error(`There is no ${LOGO}.`);
  return svgAddress(await readFile(file.absolutePath, 'utf8'));
}

/** The field `logo` of the settings. */
export const logo = { type: 'String!', resolve: readLogo };
