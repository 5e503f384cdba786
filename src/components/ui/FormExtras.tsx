interface FormExtrasProps {
  /** Fields that the receiver wants beside the visitor's own. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The name and label of the field that only robots fill in. */
  readonly trap: string;
  readonly trapLabel: string;
}

/** The parts of a form that nobody sees. */
export function FormExtras({ hidden, trap, trapLabel }: FormExtrasProps) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label>
          {trapLabel}
          <input type="text" name={trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
