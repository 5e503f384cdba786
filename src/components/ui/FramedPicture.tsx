import { styled } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import { RADIUS } from '../../theme/measures';
import { Picture, type PictureFile } from './Picture';

interface FramedPictureProps {
  readonly image: PictureFile | null | undefined;
  readonly alt: string;
  /** True for the main picture of the first view. */
  readonly priority?: boolean;
  /** Displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** An arch, for portraits, in place of round corners. */
  readonly isArch?: boolean;
}

const Frame = styled('div')({
  overflow: 'hidden',
  '@media print': { maxWidth: '70mm' },
  borderRadius: RADIUS.panel,
});

/**
 * Half a circle at the top, a panel's corners at the bottom. Radii larger than the picture would shrink all four corners
 * together, so the upper two are exactly half its width.
 */
function archOf(width: number, height: number): CSSProperties {
  const { panel } = RADIUS;
  return {
    borderRadius: `50% 50% ${panel}px ${panel}px / ${(50 * width) / height}% ${(50 * width) / height}% ${panel}px ${panel}px`,
  };
}

/** A picture in one of the site's frames; nothing without a picture. */
export function FramedPicture({ image, isArch = false, ...picture }: FramedPictureProps) {
  if (!image?.childImageSharp) return null;
  const { width, height } = image.childImageSharp.gatsbyImageData;
  return (
    <Frame style={isArch ? archOf(width, height) : undefined}>
      <Picture image={image} {...picture} />
    </Frame>
  );
}
