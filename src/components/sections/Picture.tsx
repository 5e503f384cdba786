import type { SxProps, Theme } from '@mui/material/styles';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Image } from './Image';

/** A picture as a page asks for it: a file, and what the image pipeline has made of it. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  readonly image: PictureFile | null | undefined;
  readonly alt: string;
  /** True for the main picture of the first screen: fetched eagerly, and first. */
  readonly priority?: boolean;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  readonly sizes?: string;
  readonly sx?: SxProps<Theme>;
}

/**
 * A picture of the image pipeline as plain HTML: the first format that the browser knows, the size that fits, and room
 * kept free in its main colour. Needs no script. Nothing where there is no picture.
 */
export function Picture({ image, alt, priority = false, sizes, sx }: PictureProps) {
  if (!image?.childImageSharp) return null;
  const { images, width, height, backgroundColor } = image.childImageSharp.gatsbyImageData;
  const shownSizes = sizes ?? images.fallback?.sizes;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={shownSizes} />
      ))}
      <Image
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={shownSizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        style={{ backgroundColor }}
        sx={sx}
      />
    </picture>
  );
}
