import { PAINTS } from '../../theme/palette';

interface BrandMarkProps {
  /** Width and height in pixels. */
  readonly size?: number;
}

/** Each C is the first one turned; together they look at the star in the middle. */
const ARCS = [
  { angle: 0, color: PAINTS.cream },
  { angle: 90, color: PAINTS.coral },
  { angle: 180, color: PAINTS.cream },
  { angle: 270, color: PAINTS.cream },
] as const;

/** The four Cs as one sign; the same drawing as `content/images/mark.svg`. */
export function BrandMark({ size = 40 }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="15" fill={PAINTS.evergreen700} />
      {ARCS.map(({ angle, color }) => (
        <path
          key={angle}
          d="M26.52 17.03A8.4 8.4 0 1 0 17.03 26.52"
          transform={`rotate(${angle} 32 32)`}
          fill="none"
          stroke={color}
          strokeWidth="6.4"
          strokeLinecap="round"
        />
      ))}
      <path
        d="M32 22.6Q33.9 30.1 41.4 32 33.9 33.9 32 41.4 30.1 33.9 22.6 32 30.1 30.1 32 22.6Z"
        fill={PAINTS.butter}
      />
    </svg>
  );
}
