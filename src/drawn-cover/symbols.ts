import type { COVER_SYMBOLS } from '../content/model/records';
import { PAINTS } from '../theme/palette';

/** A subject that can be named at a glance. */
export type CoverSymbol = (typeof COVER_SYMBOLS)[number];

const { apricot, butter, coral, cream, evergreen500, evergreen700, evergreen900, ink, mint100, mint300 } = PAINTS;
const { night, sand100, sand300, white } = PAINTS;

const ladder = `
    <!-- Ladder: two rails, six rungs, the far rail in shade -->
    <ellipse cy="338" rx="190" ry="22" fill="${evergreen900}" opacity=".3"/>
    <g stroke="${sand300}" stroke-width="26" stroke-linecap="round">
      <path d="M-112 240H112M-98 152H98M-84 64H84M-70 -24H70M-56 -112H56M-42 -200H42"/>
    </g>
    <path d="M-124 320L-28 -320" stroke="${cream}" stroke-width="36" stroke-linecap="round"/>
    <path d="M124 320L28 -320" stroke="${sand300}" stroke-width="36" stroke-linecap="round"/>
    <path d="M124 320L28 -320" stroke="${cream}" stroke-width="20" stroke-linecap="round" transform="translate(-6 0)"/>
    <path d="M0 -330V-440" stroke="${ink}" stroke-width="10" stroke-linecap="round"/>
    <path d="M4 -436L118 -402L4 -362Z" fill="${coral}" stroke="${coral}" stroke-width="8" stroke-linejoin="round"/>`;

const compass = `
    <!-- Compass: case, dial, needle -->
    <ellipse cy="330" rx="230" ry="22" fill="${evergreen900}" opacity=".3"/>
    <circle r="300" fill="${cream}"/>
    <path d="M0 300A300 300 0 0 0 210 -214A340 340 0 0 1 0 300Z" fill="${sand300}"/>
    <circle r="246" fill="${night}"/>
    <circle r="228" fill="${white}"/>
    <g stroke="${evergreen700}" stroke-width="14" stroke-linecap="round">
      <path d="M0 -196V-162M0 196V162M-196 0H-162M196 0H162"/>
    </g>
    <g transform="rotate(34)">
      <path d="M-42 0L0 -158L42 0Z" fill="${coral}" stroke="${coral}" stroke-width="8" stroke-linejoin="round"/>
      <path d="M-42 0L0 158L42 0Z" fill="${mint300}" stroke="${mint300}" stroke-width="8" stroke-linejoin="round"/>
      <circle r="20" fill="${ink}"/>
    </g>
    <circle cy="-338" r="34" fill="none" stroke="${cream}" stroke-width="22"/>`;

const lamp = `
    <!-- Shift lamp: foot, stem, shade, and its light -->
    <path d="M-128 -60L-330 330H330L128 -60Z" fill="${butter}" opacity=".35"/>
    <ellipse cy="330" rx="170" ry="26" fill="${evergreen900}" opacity=".6"/>
    <path d="M0 -60V304" stroke="${cream}" stroke-width="28" stroke-linecap="round"/>
    <rect x="-116" y="286" width="232" height="44" rx="22" fill="${cream}"/>
    <path d="M20 286H94A22 22 0 0 1 94 330H20Z" fill="${sand300}"/>
    <path d="M-92 -300H92L176 -60H-176Z" fill="${coral}" stroke="${coral}" stroke-width="24" stroke-linejoin="round"/>
    <path d="M40 -300H92L176 -60H84Z" fill="${PAINTS.coral700}" stroke="${PAINTS.coral700}" stroke-width="24" stroke-linejoin="round"/>
    <circle cy="-22" r="40" fill="${butter}"/>`;

const cup = `
    <!-- Cup: saucer, body, handle, steam -->
    <ellipse cy="262" rx="300" ry="34" fill="${evergreen900}" opacity=".5"/>
    <ellipse cy="236" rx="280" ry="40" fill="${sand100}"/>
    <path d="M190 -20C330 -40 330 150 160 150" fill="none" stroke="${sand300}" stroke-width="36" stroke-linecap="round"/>
    <path d="M-210 -90H210C210 90 150 226 0 226C-150 226 -210 90 -210 -90Z" fill="${cream}"/>
    <path d="M96 -90H210C210 90 150 226 20 226C100 170 110 40 96 -90Z" fill="${sand300}"/>
    <ellipse cy="-90" rx="210" ry="40" fill="${sand100}"/>
    <ellipse cy="-86" rx="180" ry="28" fill="${coral}"/>
    <path d="M-70 -170C-110 -220 -30 -260 -70 -320M10 -170C-30 -220 50 -280 10 -350M90 -170C50 -220 130 -260 90 -320" fill="none" stroke="${white}" stroke-width="16" stroke-linecap="round" opacity=".8"/>`;

const flag = `
    <!-- Hill with a flag on its top -->
    <path d="M-420 330C-260 300 -150 -60 0 -80C150 -60 260 300 420 330Z" fill="${evergreen500}"/>
    <path d="M0 -80C150 -60 260 300 420 330H60C120 200 90 20 0 -80Z" fill="${evergreen900}" opacity=".5"/>
    <path d="M-300 320C-160 250 -120 130 40 150C120 160 60 40 10 -40" fill="none" stroke="${butter}" stroke-width="12" stroke-linecap="round" stroke-dasharray="4 34"/>
    <path d="M0 -80V-380" stroke="${cream}" stroke-width="20" stroke-linecap="round"/>
    <path d="M12 -372C90 -410 140 -340 230 -366V-226C140 -200 90 -270 12 -232Z" fill="${coral}" stroke="${coral}" stroke-width="10" stroke-linejoin="round"/>`;

const sunrise = `
    <!-- Sun over a hill, with rays -->
    <g stroke="${butter}" stroke-width="24" stroke-linecap="round">
      <path d="M0 -320V-260M-206 -254L-170 -206M206 -254L170 -206M-330 -90L-272 -70M330 -90L272 -70"/>
    </g>
    <circle cy="30" r="210" fill="${coral}"/>
    <path d="M80 -164A210 210 0 0 1 80 224A260 260 0 0 0 80 -164Z" fill="${PAINTS.coral700}"/>
    <path d="M-440 330C-300 110 -80 110 0 170C110 90 300 120 440 330Z" fill="${mint300}"/>
    <path d="M120 140C260 130 360 210 440 330H180C240 260 200 180 120 140Z" fill="${evergreen500}" opacity=".6"/>`;

const watch = `
    <!-- Fob watch: pin, strap, case, hands -->
    <ellipse cy="356" rx="190" ry="22" fill="${evergreen900}" opacity=".3"/>
    <path d="M-110 -330H110" stroke="${mint300}" stroke-width="20" stroke-linecap="round"/>
    <path d="M-50 -330H50L28 -120H-28Z" fill="${coral}" stroke="${coral}" stroke-width="16" stroke-linejoin="round"/>
    <circle cy="90" r="240" fill="${cream}"/>
    <path d="M60 -142A240 240 0 0 1 -40 326A280 280 0 0 0 60 -142Z" fill="${sand300}"/>
    <circle cy="90" r="192" fill="${night}"/>
    <circle cy="90" r="176" fill="${white}"/>
    <g stroke="${ink}" stroke-width="14" stroke-linecap="round">
      <path d="M0 -54V-26M0 234V206M-144 90H-116M144 90H116"/>
    </g>
    <path d="M0 90L-58 22" stroke="${ink}" stroke-width="20" stroke-linecap="round"/>
    <path d="M0 90L96 30" stroke="${ink}" stroke-width="14" stroke-linecap="round"/>
    <circle cy="90" r="18" fill="${coral}"/>`;

const book = `
    <!-- Open book with a mark -->
    <ellipse cy="236" rx="380" ry="30" fill="${evergreen900}" opacity=".5"/>
    <path d="M0 -150C-110 -220 -270 -220 -370 -170V190C-270 140 -110 140 0 210Z" fill="${cream}"/>
    <path d="M0 -150C110 -220 270 -220 370 -170V190C270 140 110 140 0 210Z" fill="${sand100}"/>
    <path d="M0 -150C40 -176 80 -192 120 -200V150C80 160 40 180 0 210Z" fill="${sand300}"/>
    <g stroke="${evergreen500}" stroke-width="12" stroke-linecap="round" fill="none" opacity=".7">
      <path d="M-310 -100C-230 -124 -150 -120 -70 -92M-310 -20C-230 -44 -150 -40 -70 -12M-310 60C-230 36 -150 40 -70 68M170 -22C220 -30 270 -28 312 -14M170 58C220 50 270 52 312 66"/>
    </g>
    <path d="M200 -206V-60L240 -96L280 -52V-200Z" fill="${coral}" stroke="${coral}" stroke-width="8" stroke-linejoin="round"/>`;

/** Each symbol's drawing around its centre, within 440 to each side. */
export const SYMBOLS: Readonly<Record<CoverSymbol, string>> = {
  ladder,
  compass,
  lamp,
  cup,
  flag,
  sunrise,
  watch,
  book,
};

/** Ground, large shape behind the subject, and the colour of the small motifs. */
export const GROUNDS: readonly (readonly [ground: string, shape: string, motif: string])[] = [
  [evergreen700, evergreen500, mint300],
  [night, PAINTS.night500, butter],
  [mint100, mint300, evergreen500],
  [sand100, apricot, evergreen500],
  [evergreen900, evergreen700, apricot],
];
