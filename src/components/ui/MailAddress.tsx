import { Fragment } from 'react';

interface MailAddressProps {
  readonly address: string;
}

/** An email address that breaks after the @ or before a dot, if it must break. */
export function MailAddress({ address }: MailAddressProps) {
  const [first, ...others] = address.split(/(?<=@)|(?=\.)/);
  return (
    <span>
      {first}
      {others.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places
        <Fragment key={index}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </span>
  );
}
