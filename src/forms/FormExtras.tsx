interface FormExtrasProps {
  readonly hidden: Readonly<Record<string, string>>;
  /** Name and label of the honeypot, which only robots fill in. */
  readonly honeypot: string;
  readonly honeypotLabel: string;
}

/** A form's invisible fields. */
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
