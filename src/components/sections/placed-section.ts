import type { Crumb } from '../../utils/seo/page-meta';

/** Props that a page adds to each section's own fields. */
export interface PlacedSection {
  readonly id: string | null;
  /** `tinted` or `plain`. */
  readonly background: string;
  /** Spacing to the section above. */
  readonly space: 'first' | 'full' | 'last';
  /** The page's breadcrumbs, for its hero. */
  readonly crumbs: readonly Crumb[];
}

/** A section's `Section` props, from its page file. */
export const bandOf = ({ id, background, space }: Pick<PlacedSection, 'id' | 'background' | 'space'>) => ({
  id: id ?? undefined,
  tone: background === 'tinted' ? ('wash' as const) : ('plain' as const),
  space,
});

/** Spacing to the previous section: close if both have the same background, so that their padding doesn't add up. */
export function spaceOf(
  { background }: Pick<PlacedSection, 'background'>,
  before: Pick<PlacedSection, 'background'> | undefined,
): PlacedSection['space'] {
  if (!before) return 'first';
  return background === before.background ? 'last' : 'full';
}
