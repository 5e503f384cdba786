import figtree from './fonts/figtree.woff2';
import fraunces from './fonts/fraunces.woff2';

/** Public addresses of the font files. */
export const FRAUNCES: string = fraunces;
export const FIGTREE: string = figtree;

/** Second come system fonts with the metrics of ours; see `fonts/README.md`. */
export const DISPLAY_FONT = '"Fraunces", "Fraunces 1", "Fraunces 2", "Fraunces 3", "Fraunces 4", Georgia, serif';
export const TEXT_FONT = '"Figtree", "Figtree 1", "Figtree 2", "Figtree 3", Arial, sans-serif';
