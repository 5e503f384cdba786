import { ICON_SHAPES } from './icon-shapes';

interface IconProps {
  /** A name of `icon-shapes.ts`; any other draws nothing. */
  readonly name: string;
  /** Width and height in pixels. */
  readonly size?: number;
}

/** One of the site's line drawings in the colour of the text around it; it is decorative, since words are always beside it. */
export function Icon({ name, size = 24 }: IconProps) {
  const shape = ICON_SHAPES[name];
  if (!shape) return null;
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shape} />
    </svg>
  );
}
