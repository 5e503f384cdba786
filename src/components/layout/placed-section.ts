import type { Placement } from '../ui/Section';
import type { Crumb } from './use-breadcrumbs';

/** Props that a page adds to each section's own fields. */
export interface PlacedSection extends Required<Placement> {
  /** The page's breadcrumbs, for its hero. */
  readonly crumbs: readonly Crumb[];
  /** True after another section of the same kind. */
  readonly isRepeated?: boolean;
}

/** Spacing to the previous section: close if both have the same background, so that their padding doesn't add up. */
export function spaceOf(
  { background }: Pick<PlacedSection, 'background'>,
  before: Pick<PlacedSection, 'background'> | undefined,
): PlacedSection['space'] {
  if (!before) return 'first';
  return background === before.background ? 'last' : 'full';
}
