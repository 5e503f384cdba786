import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins';
import { isAddress } from '../../utils/is-address';

/** A list of sources. */
export const SourceList = styled('ul')(({ theme }) => ({ ...theme.typography.body2, ...plainList, marginTop: 10 }));

/** One source, with a remark. */
export const SourceEntry = styled('li')({ paddingBlock: 7 });

interface SourceLinkProps {
  readonly href: string;
  readonly children: string;
}

/** A link to an official page; print adds its URL. */
export function SourceLink({ href, children }: SourceLinkProps) {
  return (
    <a href={href} data-print={isAddress(children, href) ? undefined : 'address'}>
      {children}
    </a>
  );
}
