import { styled } from '@mui/material/styles';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { RADIUS } from '../../theme/measures';
import { Picture } from './Picture';

type Shape = 'panel' | 'arch';

interface FramedPictureProps {
  readonly image: IGatsbyImageData | undefined;
  readonly alt: string;
  /** True for the main picture of the first screen. */
  readonly priority?: boolean;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** A panel with round corners, or an arch for a portrait. */
  readonly shape?: Shape;
}

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'shape' })<{ shape: Shape }>(({ shape }) => ({
  overflow: 'hidden',
  '@media print': { maxWidth: '70mm' },
  borderRadius: shape === 'arch' ? `999px 999px ${RADIUS.panel}px ${RADIUS.panel}px` : RADIUS.panel,
}));

/** A drawing in the form of the site; without a picture nothing. */
export function FramedPicture({ image, shape = 'panel', ...picture }: FramedPictureProps) {
  if (!image) return null;
  return (
    <Frame shape={shape}>
      <Picture image={image} {...picture} />
    </Frame>
  );
}
