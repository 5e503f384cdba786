import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useInterfaceText, useSiteSettings } from '../../hooks/use-site-settings';
import { GUTTER, PAGE_WIDTH } from '../../theme/measures';
import { deepPanel } from '../../theme/mixins';
import { today } from '../../utils/calendar';
import { MENU_ID, NOTICE_CLOSE, NOTICE_UNTIL } from '../../utils/page-ids';
import { NavLink } from '../ui/NavLink';
import { Stroke } from '../ui/Stroke';

/** Shown by the day of the build until `page-scripts/notice.ts` has decided, before the first paint. */
const Bar = styled('aside')<{ ownerState: { readonly isToCome: boolean } }>(({ theme, ownerState: { isToCome } }) => ({
  ...deepPanel(theme),
  display: isToCome ? 'none' : 'block',
  'html[data-notice] &': { display: 'block' },
  'html[data-notice="off"] &': { display: 'none' },
  // There the menu opens where the header is once the page has scrolled.
  '@supports not (position-area: bottom)': { [`body:has(#${MENU_ID}:popover-open) &`]: { display: 'none' } },
  '@media print': { display: 'none !important' },
}));

const Line = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  maxWidth: PAGE_WIDTH,
  marginInline: 'auto',
  padding: `6px ${GUTTER}`,
  '& > p': { flex: 1, textWrap: 'balance' },
});

const Close = styled(IconButton)({
  '&:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
  '@media (scripting: none)': { display: 'none' },
});

/** What the owner says above every page until a day; a press closes it for good. */
export function SiteNotice() {
  const { notice } = useSiteSettings();
  const words = useInterfaceText();
  if (!notice) return null;
  const { text, link, from, until } = notice;
  return (
    <Bar ownerState={{ isToCome: from !== null && from > today() }} data-nosnippet="" {...{ [NOTICE_UNTIL]: until }}>
      <Line>
        <p>
          {text}
          {link && (
            <>
              {' '}
              <NavLink href={link.href}>{link.label}</NavLink>
            </>
          )}
        </p>
        <Close aria-label={words.dismissToast} data-native="" {...{ [NOTICE_CLOSE]: '' }}>
          <Stroke path="M6 6l12 12M18 6 6 18" size={20} />
        </Close>
      </Line>
    </Bar>
  );
}
