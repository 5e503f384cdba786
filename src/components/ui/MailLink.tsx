import { styled } from '@mui/material/styles';
import { MailAddress } from './MailAddress';

const Mail = styled('a')({ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 });

interface MailLinkProps {
  readonly address: string;
}

/** An email address that opens the visitor's mail program. */
export function MailLink({ address }: MailLinkProps) {
  return (
    <Mail href={`mailto:${address}`}>
      <MailAddress address={address} />
    </Mail>
  );
}
