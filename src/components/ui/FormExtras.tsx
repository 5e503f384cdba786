interface FormExtrasProps {
  /** Fields that the receiver wants beside the visitor's own. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The name and label of the field that only robots fill in. */
  readonly honeypot: string;
  readonly honeypotLabel: string;
}

/** The parts of a form that nobody sees. */
export function FormExtras({ hidden, honeypot, honeypotLabel }: FormExtrasProps) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div hidden>
        <label>
          {honeypotLabel}
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
