import { readTexts, type SavedFormat } from '../saved-file';
import { MATERNITY_FIELDS, type MaternityEntries } from './read-answers';

/** How the planner's answers are written to a file. */
export const MATERNITY_FORMAT: SavedFormat<MaternityEntries> = {
  tool: 'maternity-planner',
  version: 1,
  read: (data) => readTexts(data, MATERNITY_FIELDS),
};
