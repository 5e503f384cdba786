import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useInterfaceText, useSiteSettings } from '../../hooks/use-site-settings';
import { GUTTER, PAGE_WIDTH } from '../../theme/measures';
import { deepPanel } from '../../theme/mixins';
import { addDays } from '../../utils/calendar';
import { ENDS, NOTICE_CLOSE, OVER } from '../../utils/page-attributes';
import { MENU_ID } from '../../utils/page-ids';
import { unbrokenDays } from '../../utils/unbroken-days';
import { NavLink } from '../ui/NavLink';
import { Stroke } from '../ui/Stroke';

/** Shown by the day of the build until the script of `content-scripts.ts` has decided, before the first paint. */
const Bar = styled('aside')<{ ownerState: { readonly isToCome: boolean; readonly key: string } }>(
  ({ theme, ownerState: { isToCome, key } }) => ({
    ...deepPanel(theme),
    display: isToCome ? 'none' : 'block',
    'html[data-notice] &': { display: 'block' },
    [`html:is([data-notice="false"], [data-notice="${key}"]) &, html &[${OVER}]`]: { display: 'none' },
    // There the menu opens where the header is once the page has scrolled.
    '@supports not (position-area: bottom)': { [`body:has(#${MENU_ID}:popover-open) &`]: { display: 'none' } },
    '@media print': { display: 'none !important' },
  }),
);

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

/** A hash (FNV-1a) of all of a notice, by which a device remembers which one was closed. */
function keyOf(notice: unknown): string {
  let hash = 0x811c9dc5;
  for (const character of JSON.stringify(notice))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(16);
}

/** What the owner says above every page until a day; a press closes it for good. */
export function SiteNotice() {
  const { notice } = useSiteSettings();
  const words = useInterfaceText();
  if (!notice) return null;
  const { text, link, from, until } = notice;
  const key = keyOf([text, link?.label, link?.href, from, until]);
  return (
    <Bar ownerState={{ isToCome: from !== null, key }} data-nosnippet="" {...{ [ENDS]: addDays(until, 1) }}>
      <Line>
        <p>
          {unbrokenDays(text)}
          {link && (
            <>
              {' '}
              <NavLink href={link.href}>{link.label}</NavLink>
            </>
          )}
        </p>
        <Close aria-label={words.dismissToast} data-native="" {...{ [NOTICE_CLOSE]: key }}>
          <Stroke path="M6 6l12 12M18 6 6 18" size={20} />
        </Close>
      </Line>
    </Bar>
  );
}
