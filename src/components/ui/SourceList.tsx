import { styled } from '@mui/material/styles';
import { plainList } from '../../theme/mixins';

/** A list of sources. */
export const SourceList = styled('ul')(({ theme }) => ({ ...theme.typography.body2, ...plainList, marginTop: 10 }));

/** One source, with a remark. */
export const SourceEntry = styled('li')({ paddingBlock: 7, breakInside: 'avoid' });
