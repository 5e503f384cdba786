/** A day as people and as machines read it. */
export interface WrittenDay {
  readonly text: string;
  readonly dateTime: string;
}

interface DatedTextProps {
  /** Words of the content with `{date}` where the day belongs. */
  readonly template: string;
  readonly day: WrittenDay;
}

/** Words with a day among them. */
export function DatedText({ template, day }: DatedTextProps) {
  const [before, after] = template.split('{date}');
  return (
    <>
      {before}
      <time dateTime={day.dateTime}>{day.text}</time>
      {after}
    </>
  );
}
