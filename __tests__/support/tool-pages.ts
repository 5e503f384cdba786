import { CODE_PAGES, TOOLS } from '../../src/routes';

/** The pages of the planners. */
export const TOOL_PAGES = CODE_PAGES.filter(({ path }) => path.startsWith(TOOLS));
