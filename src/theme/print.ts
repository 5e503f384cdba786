import { LIGHT } from './palette';

/**
 * On paper every page is a handout: dark on white whatever the screen shows, without bars and without anything to
 * press or to fill in.
 */
export const PRINT_STYLE = `@media print{
:root,:root[data-color-scheme]{--x-palette-text-primary:${LIGHT.text.primary};--x-palette-text-secondary:${LIGHT.text.secondary};--x-palette-primary-main:${LIGHT.primary.main};--x-palette-accentText-main:${LIGHT.accentText.main};--x-palette-divider:${LIGHT.divider};--x-palette-background-default:#fff;--x-palette-background-paper:#fff;--x-palette-wash-main:#fff;--x-palette-wash-contrastText:${LIGHT.text.primary}}
.MuiAppBar-root,body footer,section:has(form){display:none!important}
}`;
