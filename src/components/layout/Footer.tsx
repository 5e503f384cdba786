import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useContactLinks } from '../../hooks/use-contact-links';
import { useInterfaceText, useSiteSettings } from '../../hooks/use-site-settings';
import { RADIUS } from '../../theme/measures';
import { deepPanel, plainList, tooltips } from '../../theme/mixins';
import { CURRENT_YEAR } from '../../utils/page-attributes';
import { SOCIAL_SHAPES } from '../../utils/social-shapes';
import { unbroken } from '../../utils/unbroken-days';
import { MailAddress } from '../ui/MailAddress';
import { NavLink } from '../ui/NavLink';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { ColorSchemeChoice } from './ColorSchemeChoice';
import { Logo } from './Logo';

const Band = styled('footer')(({ theme }) => ({
  ...deepPanel(theme),
  '@media print': { display: 'none' },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.2fr' },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h4, marginBottom: 8 }));

const List = styled('ul')(plainList);

const FooterLink = styled(NavLink)({ display: 'inline-flex', alignItems: 'center', minHeight: 36 });

/** One icon per network; without a URL it stays a placeholder. */
const Social = styled('ul')(({ theme }) => ({
  ...tooltips(theme),
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  ...plainList,
  marginTop: 12,
}));

const SocialLink = styled('a')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: RADIUS.pill,
  border: '1px solid color-mix(in srgb, currentColor 40%, transparent)',
  transition: theme.transitions.create('background-color'),
  '&[href]:hover': { backgroundColor: 'color-mix(in srgb, currentColor 16%, transparent)' },
  '&:not([href])': {
    borderStyle: 'dashed',
    color: 'color-mix(in srgb, currentColor 72%, transparent)',
    cursor: 'default',
  },
}));

const LastLine = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginTop: 40,
  paddingTop: 24,
  borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)',
});

/** The footer of every page: brand, links, addresses, colour scheme. */
export function Footer() {
  const settings = useSiteSettings();
  const { brand, logo, footer, email, social } = settings;
  const words = useInterfaceText();
  return (
    <Band>
      <Container sx={{ pt: 'clamp(2.5rem, 5vw, 4.5rem)', pb: '2rem' }}>
        <Columns>
          <div>
            <Stack direction="row" spacing={1.75} sx={{ alignItems: 'center', mb: 2 }}>
              <Logo src={logo} size={44} />
              <Title>{brand.name}</Title>
            </Stack>
            <p>{brand.description}</p>
          </div>
          {footer.groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title>{title}</Title>
              <List>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    <FooterLink href={href}>{label}</FooterLink>
                  </li>
                ))}
              </List>
            </nav>
          ))}
          <div>
            <Title>{footer.contactTitle}</Title>
            <List>
              <li>
                <FooterLink href={`mailto:${email}`}>
                  <MailAddress address={email} />
                </FooterLink>
              </li>
              {useContactLinks().map(({ href, title, number, counting }) => (
                <li key={href}>
                  <FooterLink href={href} {...counting}>
                    <span>
                      {unbroken(`${title}: `)}
                      <wbr />
                      {unbroken(number)}
                    </span>
                  </FooterLink>
                </li>
              ))}
            </List>
            <Social aria-label={footer.socialTitle}>
              {social.map(({ network, label, href }) => (
                <li key={network}>
                  <SocialLink {...(href ? { href, target: '_blank', rel: 'noopener noreferrer' } : {})}>
                    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
                      <path d={SOCIAL_SHAPES[network]} />
                    </svg>
                    <VisuallyHidden>{href ? `${label} ${words.newTab}` : label}</VisuallyHidden>
                  </SocialLink>
                </li>
              ))}
            </Social>
          </div>
        </Columns>
        <LastLine>
          <p>
            {'© '}
            <span {...{ [CURRENT_YEAR]: '' }} suppressHydrationWarning>
              {new Date().getFullYear()}
            </span>
            {` ${brand.name}. ${footer.rights}`}
          </p>
          <nav aria-label={words.footerNavigation}>
            <List sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 20px' }}>
              {footer.legal.map(({ label, href }) => (
                <li key={label}>
                  <FooterLink href={href}>{label}</FooterLink>
                </li>
              ))}
            </List>
          </nav>
          <ColorSchemeChoice words={words.theme} />
        </LastLine>
      </Container>
    </Band>
  );
}
