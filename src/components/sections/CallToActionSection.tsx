import { Buttons } from './Buttons';
import { CallToAction } from './CallToAction';
import { bandOf, type PlacedSection } from './placed-section';

type CallToActionSectionProps = Queries.CallToActionSectionFieldsFragment & PlacedSection;

/** A page's closing panel: one question, one next step. */
export function CallToActionSection({ title, text, buttons, notice, ...place }: CallToActionSectionProps) {
  return (
    <CallToAction title={title} text={text} note={notice?.text} {...bandOf(place)}>
      {buttons && <Buttons buttons={buttons} color="inherit" />}
    </CallToAction>
  );
}
