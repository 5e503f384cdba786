import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';

interface StrokeProps extends Pick<SvgIconProps, 'className' | 'sx'> {
  /** An SVG path on a 24 x 24 grid. */
  readonly path: string;
  /** Width and height in pixels; larger text enlarges them. */
  readonly size?: number;
  readonly width?: number;
}

const Drawing = styled(SvgIcon)({
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

/** A decorative line drawing in the colour of the surrounding text. */
export function Stroke({ path, size = 24, width = 2, ...look }: StrokeProps) {
  return (
    <Drawing strokeWidth={width} style={{ fontSize: `${size / 16}rem` }} {...look}>
      <path d={path} />
    </Drawing>
  );
}
