import { ICON_SHAPES } from '../../utils/icon-shapes';
import { Stroke } from './Stroke';

interface IconProps {
  /** A name of `ICON_SHAPES`; any other draws nothing. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** One of the site's line drawings; words are always beside it. */
export function Icon({ name, size }: IconProps) {
  const shape = ICON_SHAPES[name];
  return shape && <Stroke path={shape} size={size} width={1.75} />;
}
