import type { SxProps, Theme } from '@mui/material/styles';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { Image } from './Image';

/** A picture as queried: the file and the image pipeline's output. */
export interface PictureFile {
  readonly childImageSharp: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PictureProps {
  readonly image: PictureFile | null | undefined;
  readonly alt: string;
  /** True for the main picture of the first view: loads eagerly, with high priority. */
  readonly priority?: boolean;
  /** Displayed width, as in the `sizes` attribute. */
  readonly sizes: string;
  readonly sx?: SxProps<Theme>;
}

/**
 * An image pipeline picture as plain HTML: the best format and size for the browser, with space reserved in its dominant
 * colour. Needs no script. Renders nothing without a picture.
 */
export function Picture({ image, alt, priority = false, sizes, sx }: PictureProps) {
  if (!image?.childImageSharp) return null;
  const { images, width, height, backgroundColor } = image.childImageSharp.gatsbyImageData;
  return (
    <picture>
      {images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image
        src={images.fallback?.src}
        srcSet={images.fallback?.srcSet}
        sizes={sizes}
        // gatsby-plugin-sharp gives fractions, which attributes must not have.
        width={Math.round(width)}
        height={Math.round(height)}
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
