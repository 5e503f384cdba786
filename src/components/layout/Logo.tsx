import { styled } from '@mui/material/styles';

interface LogoProps {
  /** The drawing as a `data:` URL, so that it appears together with the text. */
  readonly src: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

const Image = styled('img')({ flex: 'none', maxWidth: 'none' });

/** The brand's logo, beside its name; in the narrowest headers only screen readers have the name. */
export function Logo({ src, size = 40 }: LogoProps) {
  return <Image src={src} width={size} height={size} alt="" />;
}
