import { useSiteSettings } from '../../hooks/use-site-settings';
import { dayText } from '../../planners/day-text';
import { DayText } from '../ui/DayText';
import { FilledText } from '../ui/FilledText';

export interface FactSourceProps {
  readonly copy: Pick<Queries.ToolTextFieldsFragment['sources'], 'entryChecked'>;
  readonly title: string;
  readonly url: string;
  /** The day on which somebody compared the fact with the page. */
  readonly checked: string;
}

/** A page on which a fact relies, and when the two were compared. */
export function FactSource({ copy, title, url, checked }: FactSourceProps) {
  const { language } = useSiteSettings();
  return (
    <>
      <a href={url} rel="noopener">
        {title}
      </a>{' '}
      <span>
        (
        <FilledText
          template={copy.entryChecked}
          values={{ date: <DayText text={dayText(checked, language)} dateTime={checked} /> }}
        />
        )
      </span>
    </>
  );
}
