import { PLANNER_MESSAGES } from '../../planners/messages';
import { useValueWriter } from './results/write-values';

export interface FactSourceProps {
  readonly title: string;
  readonly url: string;
  /** The day on which somebody compared the fact with the page. */
  readonly checked: string;
}

/** A page on which a fact relies, and when the two were compared. */
export function FactSource({ title, url, checked }: FactSourceProps) {
  const write = useValueWriter();
  return (
    <>
      <a href={url} rel="noopener">
        {title}
      </a>{' '}
      <span>({write.fill(PLANNER_MESSAGES.sourceChecked, { date: write.day(checked) })})</span>
    </>
  );
}
