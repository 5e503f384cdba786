import { stored } from '../../plugins/gatsby-plugin-deferred-hydration/index';
import { unsureKey } from './message';

interface FormExtrasProps {
  /** The form's name. */
  readonly form: string;
  readonly hidden: Readonly<Record<string, string>>;
  /** Name and label of the honeypot, which only robots fill in. */
  readonly honeypot: string;
  readonly honeypotLabel: string;
}

/** A form's invisible fields. */
export function FormExtras({ form, hidden, honeypot, honeypotLabel }: FormExtrasProps) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Starts React, to say that a message may not have arrived. */}
      <input type="hidden" {...stored(unsureKey(form))} suppressHydrationWarning />
      <div hidden>
        <label>
          {honeypotLabel}
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
