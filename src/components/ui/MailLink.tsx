import { styled } from '@mui/material/styles';

const Mail = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 });

interface MailLinkProps {
  readonly address: string;
}

/** An email address that opens the visitor's mail program. If it must break, it breaks after the @. */
export function MailLink({ address }: MailLinkProps) {
  const [name, domain] = address.split(/(?<=@)/);
  return (
    <Mail href={`mailto:${address}`}>
      <span>
        {name}
        <wbr />
        {domain}
      </span>
    </Mail>
  );
}
