import { useValueWriter } from './results/write-values';

export interface FactSourceProps {
  readonly copy: Pick<Queries.ToolTextFieldsFragment['sources'], 'entryChecked'>;
  readonly title: string;
  readonly url: string;
  /** The day on which somebody compared the fact with the page. */
  readonly checked: string;
}

/** A page on which a fact relies, and when the two were compared. */
export function FactSource({ copy, title, url, checked }: FactSourceProps) {
  const write = useValueWriter();
  return (
    <>
      <a href={url} rel="noopener">
        {title}
      </a>{' '}
      <span>({write.fill(copy.entryChecked, { date: write.day(checked) })})</span>
    </>
  );
}
