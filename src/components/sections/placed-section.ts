import type { Crumb } from '../../utils/seo/page-meta';

/** What a page tells each of its sections besides its own fields. */
export interface PlacedSection {
  readonly id: string | null;
  /** `tinted` or `plain`. */
  readonly background: string;
  /** How near it is to what is above it. */
  readonly space: 'first' | 'full' | 'last';
  /** The breadcrumbs of the page, which its head shows. */
  readonly crumbs: readonly Crumb[];
}

/** The band of a section, as its file asks for it. */
export const bandOf = ({ id, background, space }: Pick<PlacedSection, 'id' | 'background' | 'space'>) => ({
  id: id ?? undefined,
  tone: background === 'tinted' ? ('wash' as const) : ('plain' as const),
  space,
});

/**
 * How near a section is to the one before it: close where both have the same background, so that the room between them is
 * not doubled.
 */
export function spaceOf(
  { background }: Pick<PlacedSection, 'background'>,
  before: Pick<PlacedSection, 'background'> | undefined,
): PlacedSection['space'] {
  if (!before) return 'first';
  return background === before.background ? 'last' : 'full';
}
