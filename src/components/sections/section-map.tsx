import type { ComponentType } from 'react';
import { ArticlesSection } from './ArticlesSection';
import { CallToActionSection } from './CallToActionSection';
import { ChecklistSection } from './ChecklistSection';
import { ContactSection } from './ContactSection';
import { FeaturesSection } from './FeaturesSection';
import { HeroSection } from './HeroSection';
import { NewsletterSection } from './NewsletterSection';
import { PictureTextSection } from './PictureTextSection';
import { PricesSection } from './PricesSection';
import { PrivacySection } from './PrivacySection';
import type { PlacedSection } from './placed-section';
import { QuestionsSection } from './QuestionsSection';
import { QuotationSection } from './QuotationSection';
import { ServiceCardsSection } from './ServiceCardsSection';
import { ServicesSection } from './ServicesSection';
import { StatementSection } from './StatementSection';
import { StepsSection } from './StepsSection';
import { StorySection } from './StorySection';
import { TextSection } from './TextSection';
import { ToolsSection } from './ToolsSection';
import { WeeksSection } from './WeeksSection';

/** A section as the page query returns it. */
export type PageSection = Queries.PageSectionFieldsFragment;

type Kind = PageSection['__typename'];
type Props<Name extends Kind> = Extract<PageSection, { readonly __typename: Name }> & PlacedSection;

/** The component of each section kind; `schemas.ts` has their fields. */
export const SECTION_MAP: { readonly [Name in Kind]: ComponentType<Props<Name>> } = {
  ArticlesSection,
  CallToActionSection,
  ChecklistSection,
  ContactFormSection: ContactSection,
  FeaturesSection,
  HeroSection,
  NewsletterSection,
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
  TextSection,
  ToolsSection,
  WeeksSection,
};
