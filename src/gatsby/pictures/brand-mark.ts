import { readFile } from 'node:fs/promises';
import { MARK } from '../../utils/mark';
import type { ResolverContext } from '../nodes';

/** Signs that need no escape in a quoted `data:` address. */
const PLAIN = /%(3D|3A|2F|2C|3B)/g;

/** An SVG as an address that an image can show at once; in an image it can neither run nor load anything. */
export function svgAddress(svg: string): string {
  const short = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .trim();
  return `data:image/svg+xml,${encodeURIComponent(short).replace(PLAIN, decodeURIComponent)}`;
}

async function readMark(_settings: unknown, _args: unknown, { nodeModel }: ResolverContext): Promise<string> {
  const filter = { sourceInstanceName: { eq: 'content' }, relativePath: { eq: MARK.replace('content/', '') } };
  const file = await nodeModel.findOne({ type: 'File', query: { filter } });
  if (!file) throw new Error(`There is no ${MARK}.`);
  return svgAddress(await readFile(file.absolutePath, 'utf8'));
}

/** The field `mark` of the settings. */
export const brandMark = { type: 'String!', resolve: readMark };
