import { PlainText } from './PlainText';
import { bandOf, type PlacedSection } from './placed-section';

type TextSectionProps = Queries.TextSectionFieldsFragment & PlacedSection;

/** A heading with paragraphs, and a list where there is one. */
export function TextSection({ title, text, items, ...place }: TextSectionProps) {
  return <PlainText parts={[{ title, text, items: items ?? undefined }]} {...bandOf(place)} />;
}
