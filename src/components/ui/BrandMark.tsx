/** The four Cs as one sign. */
export function BrandMark() {
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <rect width="36" height="36" rx="10" fill="var(--x-palette-deep-main)" />
    </svg>
  );
}
