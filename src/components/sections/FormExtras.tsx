interface FormExtrasProps {
  /** Hidden fields that the receiver requires. */
  readonly hidden: Readonly<Record<string, string>>;
  /** The name and label of the honeypot, which only robots fill in. */
  readonly honeypot: string;
  readonly honeypotLabel: string;
}

/** The invisible parts of a form. */
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
