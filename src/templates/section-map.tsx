import type { ComponentType } from 'react';
import { ArticlesSection } from '../components/sections/ArticlesSection';
import { CallToActionSection } from '../components/sections/CallToActionSection';
import { ChecklistSection } from '../components/sections/ChecklistSection';
import { ContactSection } from '../components/sections/ContactSection';
import { DownloadsSection } from '../components/sections/DownloadsSection';
import { EventsSection } from '../components/sections/EventsSection';
import { FeaturesSection } from '../components/sections/FeaturesSection';
import { FiguresSection } from '../components/sections/FiguresSection';
import { HeroSection } from '../components/sections/HeroSection';
import { LogosSection } from '../components/sections/LogosSection';
import { NewsletterSection } from '../components/sections/NewsletterSection';
import { PeopleSection } from '../components/sections/PeopleSection';
import { PictureTextSection } from '../components/sections/PictureTextSection';
import { PricesSection } from '../components/sections/PricesSection';
import { PrivacySection } from '../components/sections/PrivacySection';
import { QuestionsSection } from '../components/sections/QuestionsSection';
import { QuotationSection } from '../components/sections/QuotationSection';
import { ServiceCardsSection } from '../components/sections/ServiceCardsSection';
import { ServicesSection } from '../components/sections/ServicesSection';
import { StatementSection } from '../components/sections/StatementSection';
import { StepsSection } from '../components/sections/StepsSection';
import { StorySection } from '../components/sections/StorySection';
import { TestimonialsSection } from '../components/sections/TestimonialsSection';
import { TextSection } from '../components/sections/TextSection';
import { ToolsSection } from '../components/sections/ToolsSection';
import { WeeksSection } from '../components/sections/WeeksSection';
import type { Placement } from '../components/ui/Section';
import type { Crumb } from '../hooks/use-breadcrumbs';
import type { OwnNames } from '../utils/section-fields';

/** A section of a page. */
export type PageSection = OwnNames<Queries.PageSectionFieldsFragment>;

/** Props that a page adds to each section's own fields. */
export interface PlacedSection extends Placement {
  /** The page's breadcrumbs, for its hero. */
  readonly crumbs: readonly Crumb[];
  /** True after another section of the same kind. */
  readonly isRepeated: boolean;
}

type Kind = PageSection['__typename'];
type Props<Name extends Kind> = Extract<PageSection, { readonly __typename: Name }> & PlacedSection;

/** The component of each section kind; `content/model/sections.ts` has their fields. */
export const SECTION_MAP: { readonly [Name in Kind]: ComponentType<Props<Name>> } = {
  ArticlesSection,
  CallToActionSection,
  ChecklistSection,
  ContactFormSection: ContactSection,
  DownloadsSection,
  EventsSection,
  FeaturesSection,
  FiguresSection,
  HeroSection,
  LogosSection,
  NewsletterSection,
  PeopleSection,
  PictureTextSection,
  PricesSection,
  PrivacySection,
  QuestionsSection,
  QuotationSection,
  ServiceCardsSection,
  ServicesSection,
  StatementSection,
  StepsSection,
  StorySection,
  TestimonialsSection,
  TextSection,
  ToolsSection,
  WeeksSection,
};
