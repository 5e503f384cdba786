import { readTexts, type SavedFormat } from '../saved-file';
import { type MaternityEntries, NO_ENTRIES } from './read-answers';

/** How the planner's answers are written to a file. */
export const MATERNITY_FORMAT: SavedFormat<MaternityEntries> = {
  tool: 'maternity-planner',
  version: 1,
  read: (data) => readTexts(data, NO_ENTRIES),
};
