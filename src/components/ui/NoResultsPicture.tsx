import { PAINTS } from '../../theme/palette';

/** A magnifying glass over an empty folder, beside the words that say so. The same drawing as `content/images/no-results.svg`. */
export function NoResultsPicture() {
  return (
    <svg width="800" height="600" viewBox="0 0 800 600" aria-hidden="true">
      <defs>
        <path id="no-results-leaf" d="M0 0 C12 -20 48 -26 74 -4 C54 18 20 18 0 0Z" />
        <clipPath id="no-results-lens">
          <circle r="98" />
        </clipPath>
      </defs>
      <g id="no-results-ground">
        <path
          d="M110 320 C90 190 210 70 370 80 C470 86 540 50 630 120 C730 200 720 370 640 450 C560 530 420 520 310 510 C200 500 124 430 110 320Z"
          fill={PAINTS.mint300}
        />
      </g>
      <g id="no-results-subject">
        <g id="no-results-folder" transform="rotate(-3 400 310)">
          <path
            d="M140 180 C140 168 148 160 160 160 H398 V472 H160 C148 472 140 464 140 452Z"
            fill={PAINTS.evergreen700}
          />
          <path
            d="M398 160 H500 C512 160 512 126 526 126 H598 C612 126 612 160 624 160 H636 C648 160 656 168 656 180 V452 C656 464 648 472 636 472 H398Z"
            fill={PAINTS.evergreen700}
          />
          <path d="M398 160 H424 C414 270 414 370 424 472 H398Z" fill={PAINTS.evergreen900} />
          <path
            d="M446 188 H628 V412 L596 446 H446 C440 446 436 442 436 436 V198 C436 192 440 188 446 188Z"
            fill={PAINTS.white}
          />
          <path d="M628 412 L596 446 V420 C596 414 598 412 604 412Z" fill={PAINTS.sand300} />
        </g>
        <g id="no-results-sprig" fill={PAINTS.mint300}>
          <path
            d="M258 430 C252 370 262 300 296 226"
            fill="none"
            stroke={PAINTS.mint300}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <use href="#no-results-leaf" transform="translate(294 232) rotate(-58) scale(0.9)" />
          <use href="#no-results-leaf" transform="translate(276 278) rotate(-16)" />
          <use href="#no-results-leaf" transform="translate(266 312) scale(-1 1) rotate(-40)" />
          <use href="#no-results-leaf" transform="translate(260 344) rotate(-4) scale(0.9)" />
        </g>
        <g id="no-results-pocket" transform="rotate(-3 400 310)">
          <path d="M140 340 C220 352 310 372 398 398 V472 H160 C148 472 140 464 140 452Z" fill={PAINTS.evergreen500} />
          <path
            d="M164 446 h0.1 M188 446 h0.1 M212 446 h0.1 M164 422 h0.1 M188 422 h0.1"
            stroke={PAINTS.mint300}
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.35"
          />
        </g>
        <g id="no-results-glass" transform="translate(512 290)">
          <path d="M76 76 L116 116" stroke={PAINTS.sand300} strokeWidth="24" />
          <path d="M108 108 L190 190" stroke={PAINTS.coral} strokeWidth="40" strokeLinecap="round" />
          <path d="M96 120 L178 202" stroke={PAINTS.coral700} strokeWidth="12" strokeLinecap="round" />
          <circle cx="10" cy="14" r="116" fill={PAINTS.ink} opacity="0.16" />
          <circle r="106" fill={PAINTS.mint100} />
          <g clipPath="url(#no-results-lens)">
            <path d="M70 -100 C90 -10 40 60 -70 90 V120 H120 V-100Z" fill={PAINTS.mint300} opacity="0.7" />
          </g>
          <circle r="106" fill="none" stroke={PAINTS.butter} strokeWidth="24" />
          <path
            d="M-64 -10 A66 66 0 0 1 -10 -64"
            fill="none"
            stroke={PAINTS.white}
            strokeWidth="12"
            strokeLinecap="round"
          />
        </g>
      </g>
    </svg>
  );
}
