import Chip from '@mui/material/Chip';
import { styled } from '@mui/material/styles';
import { dataPath, InPlaceLink, preload } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { CHOSEN_IN_FORCED_COLORS, plainList } from '../theme/mixins';

/** One filter; `null` means all articles. */
export interface CategoryChoice {
  readonly category: string | null;
  readonly label: string;
  /** The static page of the same choice. */
  readonly href: string;
}

interface CategoryChipsProps {
  readonly label: string;
  readonly choices: readonly CategoryChoice[];
  readonly chosen: string | null;
  /** Filters in place; without it, each chip is a plain link. */
  readonly onChoose?: (category: string | null) => void;
  /** True beyond the listing's first page, where All Posts links to the first. */
  readonly isFurtherPage: boolean;
}

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  ...plainList,
});

/** With large text, a long name wraps instead of widening the page. */
const Entry = styled('li')({ maxWidth: '100%' });

/** The category filters. Each is a link to its category page, so it works without script too. */
export function CategoryChips({ label, choices, chosen, onChoose, isFurtherPage }: CategoryChipsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {choices.map(({ category, label: name, href }) => (
          <Entry key={href} {...(category !== null && preload(dataPath(href)))}>
            <Chip
              clickable
              component={InPlaceLink}
              to={href}
              label={name}
              color={category === chosen ? 'primary' : 'default'}
              variant={category === chosen ? 'filled' : 'outlined'}
              sx={category === chosen ? CHOSEN_IN_FORCED_COLORS : undefined}
              aria-current={category === chosen ? 'true' : undefined}
              onPress={onChoose && !(category === null && isFurtherPage) ? () => onChoose(category) : undefined}
            />
          </Entry>
        ))}
      </List>
    </nav>
  );
}
