interface StrokeProps {
  /** An SVG path on a 24 x 24 grid. */
  readonly path: string;
  /** Width and height in pixels. */
  readonly size?: number;
  /** The width of the line on the grid. */
  readonly width?: number;
}

/** A line drawing in the colour of the text around it; it is decorative. */
export function Stroke({ path, size = 24, width = 2 }: StrokeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
