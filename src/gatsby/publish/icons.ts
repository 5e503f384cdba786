import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { ICON_32, ICON_192, ICON_512, ICON_SVG, ICON_TOUCH } from '../../routes';
import { LIGHT } from '../../theme/palette';

/** Sizes in pixels; the touch icon fills its square, because phones round its corners themselves. */
const ICONS: readonly (readonly [file: string, size: number, filled: boolean])[] = [
  [ICON_32, 32, false],
  [ICON_TOUCH, 180, true],
  [ICON_192, 192, false],
  [ICON_512, 512, false],
];

/** The resolution that renders the 64-pixel logo at 512 pixels. */
const DENSITY = 576;

/**
 * Draws the site's icons from the brand's logo.
 * @param logo the logo's SVG, a square tile
 * @param root the built site
 */
export async function writeIcons(logo: string, root: string): Promise<void> {
  await copyFile(logo, path.join(root, ICON_SVG));
  await mkdir(path.join(root, path.dirname(ICON_32)), { recursive: true });
  await Promise.all(
    ICONS.map(([file, size, filled]) => {
      const icon = sharp(logo, { density: DENSITY }).resize(size, size);
      const drawn = filled ? icon.flatten({ background: LIGHT.deep.main }) : icon;
      return drawn.png({ compressionLevel: 9 }).toFile(path.join(root, file));
    }),
  );
}
