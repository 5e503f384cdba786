import type { ComponentProps } from 'react';
import { ICON_SHAPES } from '../../utils/icon-shapes';
import { Stroke } from './Stroke';

interface IconProps extends Omit<ComponentProps<typeof Stroke>, 'path'> {
  /** A name in `ICON_SHAPES`; any other draws nothing. */
  readonly name: string;
}

/** One of the site's line drawings; always accompanied by words. */
export function Icon({ name, ...stroke }: IconProps) {
  const shape = ICON_SHAPES[name];
  return shape && <Stroke path={shape} width={1.75} {...stroke} />;
}
