import { RUNTIME_TEMPLATE } from '../../wake/names';

const NAME = /wake(?:-[0-9a-f]{20})?\.js/.source;
/** The template's start tag, and between the marks of Gatsby's slice the scripts in it. */
const TEMPLATE = new RegExp(
  `(<template id="${RUNTIME_TEMPLATE}"[^>]* data-wake="[^"]*/)${NAME}(">)(?:(<!-- slice-start [^>]*>)[^]*?(<!-- slice-end ))?`,
);

/**
 * Writes the name of the wake file into a page, and takes out what that file brings. The marks of the slice stay: Gatsby
 * fills them again when its scripts change.
 */
export function nameWakeFile(html: string, name: string): string {
  return html.replace(TEMPLATE, (_all, start, end, open = '', close = '') => start + name + end + open + close);
}
