import Chip from '@mui/material/Chip';
import type { Crumb } from '../../hooks/use-breadcrumbs';
import type { SectionFields } from '../../utils/section-fields';
import { Buttons } from '../layout/Buttons';
import { PageHero } from '../layout/PageHero';
import { BadgeList } from '../ui/BadgeList';
import { Icon } from '../ui/Icon';
import type { Placement } from '../ui/Section';

type HeroSectionProps = SectionFields<'HeroSection'> & Placement & { readonly crumbs: readonly Crumb[] };

/** A page's hero: its h1, a lead, buttons, badges, and an optional picture. */
export function HeroSection({ badge, imageAlt, buttons, badges, ...hero }: HeroSectionProps) {
  const leadsBelow = hero.crumbs.length > 0 && !hero.image && !buttons;
  return (
    <PageHero
      {...hero}
      badge={badge && <Chip size="small" icon={<Icon name={badge.icon} size={20} />} label={badge.label} />}
      imageAlt={imageAlt}
      space={leadsBelow ? 'low' : 'first'}
    >
      {(buttons || badges) && (
        <>
          {buttons && <Buttons buttons={buttons} size="large" />}
          {badges && <BadgeList badges={badges} />}
        </>
      )}
    </PageHero>
  );
}
