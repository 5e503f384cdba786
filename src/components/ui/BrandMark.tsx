import { styled } from '@mui/material/styles';

interface BrandMarkProps {
  /** The drawing as a `data:` address, so that it is there with the words beside it. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

const Mark = styled('img')({ flex: 'none', maxWidth: 'none' });

/** The brand's mark; the name of the brand is always beside it. */
export function BrandMark({ src, size = 40 }: BrandMarkProps) {
  return <Mark src={src} width={size} height={size} alt="" />;
}
