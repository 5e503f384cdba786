import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Link } from 'gatsby';
import { useRef } from 'react';
import { useInterfaceText, useSiteSettings } from '../../hooks/use-site-settings';
import { HOME } from '../../routes';
import { GUTTER, HEADER_HEIGHT, PAGE_WIDTH, RADIUS } from '../../theme/measures';
import { CHOSEN_IN_FORCED_COLORS, plainList, visuallyHidden } from '../../theme/mixins';
import { MENU_ID } from '../../utils/page-ids';
import { Boundary } from '../ui/Boundary';
import { Stroke } from '../ui/Stroke';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { BookButton } from './BookButton';
import { Logo } from './Logo';

interface HeaderProps {
  readonly path: string;
}

const HEADER_ANCHOR = '--header';

/** Plain: MUI's AppBar is a Paper, whose elevations and colours would swell every page's bundle. */
const Banner = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  anchorName: HEADER_ANCHOR,
  '@media print': { display: 'none' },
}));

/** On a phone everything stays on one line, whatever the size of letters. */
const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0 clamp(4px, 10vw - 1.75rem, 16px)',
  width: '100%',
  maxWidth: PAGE_WIDTH,
  minHeight: HEADER_HEIGHT,
  marginInline: 'auto',
  padding: `6px ${GUTTER}`,
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap' },
}));

/** Takes the remaining width; shows only the logo if the name doesn't fit. */
const Brand = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  flex: '1 1 0',
  minWidth: 44,
  containerType: 'inline-size',
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  fontFamily: theme.typography.h4.fontFamily,
  fontWeight: 600,
  lineHeight: 1.15,
}));

const BrandName = styled('span')({
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  '@container (max-width: calc(50px + 4rem))': visuallyHidden,
});

const MenuList = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: 4,
  ...plainList,
  [theme.breakpoints.down('md')]: { flexDirection: 'column' },
}));

const MenuLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: RADIUS.pill,
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
  textDecoration: 'none',
  '&:hover': { backgroundColor: theme.vars.palette.wash.main },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.wash.main,
    color: theme.vars.palette.primary.main,
    textDecoration: 'underline',
    textDecorationThickness: 2,
    textUnderlineOffset: '0.4em',
    ...CHOSEN_IN_FORCED_COLORS,
  },
  [theme.breakpoints.down('md')]: { minHeight: 52, fontSize: '1.125rem' },
}));

const Menu = styled('nav')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'block',
    position: 'static',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    overflow: 'visible',
  },
  [theme.breakpoints.down('md')]: {
    '&:popover-open': {
      position: 'fixed',
      inset: `${HEADER_HEIGHT} 0 auto`,
      width: '100%',
      maxHeight: `calc(100dvh - ${HEADER_HEIGHT})`,
      // Large text makes the header wrap, and the menu hangs below all its lines.
      '@supports (position-area: bottom)': {
        inset: 0,
        margin: 0,
        maxHeight: '100%',
        positionAnchor: HEADER_ANCHOR,
        positionArea: 'bottom',
      },
      padding: `12px ${GUTTER} 24px`,
      border: 0,
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
      backgroundColor: theme.vars.palette.background.default,
      color: 'inherit',
    },
  },
}));

function HeaderBanner({ path }: HeaderProps) {
  const { brand, logo, navigation, booking } = useSiteSettings();
  const words = useInterfaceText();
  const menu = useRef<HTMLElement>(null);
  const currentOf = (href: string) => {
    if (path === href) return 'page';
    return href !== HOME && path.startsWith(href) ? 'true' : undefined;
  };
  const closeMenu = (): void => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  return (
    <Banner>
      <Bar>
        <Brand to={HOME}>
          <Logo src={logo} />
          <BrandName>
            {`${brand.name} `}
            <VisuallyHidden>{words.homeLink}</VisuallyHidden>
          </BrandName>
        </Brand>
        <Menu ref={menu} id={MENU_ID} popover="auto" aria-label={words.mainNavigation}>
          <MenuList>
            {navigation.map(({ label, href }) => (
              <li key={href}>
                <MenuLink to={href} aria-current={currentOf(href)} onClick={closeMenu}>
                  {label}
                </MenuLink>
              </li>
            ))}
          </MenuList>
        </Menu>
        <BookButton size="small" sx={{ px: 'clamp(10px, 25vw - 4.25rem, 18px)' }}>
          {booking.label}
        </BookButton>
        {/* The browser opens and closes the menu, with or without script. */}
        <IconButton popoverTarget={MENU_ID} aria-label={words.menu} sx={{ display: { md: 'none' } }}>
          <Stroke path="M4 7h16M4 12h16M4 17h10" />
        </IconButton>
      </Bar>
    </Banner>
  );
}

/** Remains of the header once it has failed. */
const FALLBACK = (
  <Banner>
    <Bar>
      <Brand to={HOME}>{ERROR_TEXTS.home}</Brand>
    </Bar>
  </Banner>
);

/** The sticky bar: brand, navigation, booking button, and the menu button on phones. */
export function Header(props: HeaderProps) {
  return (
    <Boundary fallback={FALLBACK}>
      <HeaderBanner {...props} />
    </Boundary>
  );
}
