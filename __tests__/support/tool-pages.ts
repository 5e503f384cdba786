import { PAGES, TOOLS } from '../../src/routes';

/** The pages of the planners. */
export const TOOL_PAGES = PAGES.filter(({ path }) => path.startsWith(TOOLS) && path !== TOOLS);
