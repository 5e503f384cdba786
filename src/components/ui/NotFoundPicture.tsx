import { PAINTS } from '../../theme/palette';

/** A signpost with blank arms, beside the words that say where one is. The same drawing as `content/images/not-found.svg`. */
export function NotFoundPicture() {
  return (
    <svg width="800" height="600" viewBox="0 0 800 600" aria-hidden="true">
      <defs>
        <path
          id="not-found-arm"
          d="M-96 -36 H112 C118 -36 122 -34 126 -30 L156 -6 C160 -2 160 2 156 6 L126 30 C122 34 118 36 112 36 H-96 C-104 36 -110 30 -110 22 V-22 C-110 -30 -104 -36 -96 -36Z"
        />
        <path
          id="not-found-arm-shade"
          d="M-110 12 C-110 18 -106 20 -98 20 H108 C116 20 120 18 126 14 L159 0 C160 2 158 4 156 6 L126 30 C122 34 118 36 112 36 H-96 C-104 36 -110 30 -110 22Z"
        />
        <path
          id="not-found-hill"
          d="M90 530 C150 470 270 440 400 440 C530 440 650 470 710 530 C716 540 708 550 694 550 H106 C92 550 84 540 90 530Z"
        />
        <path id="not-found-leaf" d="M0 0 C10 -16 34 -20 52 -3 C38 14 14 14 0 0Z" />
        <clipPath id="not-found-hill-clip">
          <use href="#not-found-hill" />
        </clipPath>
      </defs>
      <g id="not-found-ground">
        <circle cx="400" cy="270" r="216" fill={PAINTS.butter} />
        <use href="#not-found-hill" fill={PAINTS.evergreen500} />
        <g clipPath="url(#not-found-hill-clip)">
          <path d="M430 560 C540 548 640 520 690 470 H740 V560Z" fill={PAINTS.evergreen700} />
          <path
            d="M610 528 l-8 14 M636 520 l-8 14 M662 512 l-8 14 M648 530 l-8 14 M674 524 l-8 14"
            stroke={PAINTS.mint300}
            strokeWidth="5"
            strokeLinecap="round"
            opacity="0.3"
          />
        </g>
      </g>
      <g id="not-found-subject">
        <ellipse cx="412" cy="474" rx="52" ry="11" fill={PAINTS.ink} opacity="0.3" />
        <path d="M384 474 V92 C384 70 416 70 416 92 V474 C416 480 384 480 384 474Z" fill={PAINTS.skin500} />
        <path d="M404 78 C412 80 416 84 416 92 V474 C416 477 410 478 404 478Z" fill={PAINTS.skin700} />
        <g transform="translate(434 140) rotate(-8)">
          <use href="#not-found-arm" fill={PAINTS.coral} />
          <use href="#not-found-arm-shade" fill={PAINTS.coral700} />
        </g>
        <g transform="translate(366 232) scale(-1 1) rotate(-4)">
          <use href="#not-found-arm" fill={PAINTS.evergreen500} />
          <use href="#not-found-arm-shade" fill={PAINTS.evergreen700} />
        </g>
        <g transform="translate(430 324) rotate(7) scale(0.9)">
          <use href="#not-found-arm" fill={PAINTS.mint300} />
          <use href="#not-found-arm-shade" fill={PAINTS.evergreen500} />
        </g>
        <g fill={PAINTS.ink} opacity="0.5">
          <circle cx="400" cy="143" r="6" />
          <circle cx="400" cy="234" r="6" />
          <circle cx="400" cy="320" r="6" />
        </g>
        <g id="not-found-sprig" fill={PAINTS.mint300}>
          <path
            d="M432 482 C440 456 450 438 466 420"
            fill="none"
            stroke={PAINTS.mint300}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <use href="#not-found-leaf" transform="translate(464 423) rotate(-54) scale(0.8)" />
          <use href="#not-found-leaf" transform="translate(448 446) rotate(-4) scale(0.8)" />
          <use href="#not-found-leaf" transform="translate(450 444) rotate(-118) scale(0.7)" />
        </g>
        <g id="not-found-map" transform="translate(26 8)">
          <path
            d="M150 522 L196 444 L252 462 L306 440 L338 512 L280 532 L220 508Z"
            fill={PAINTS.ink}
            opacity="0.25"
            transform="translate(8 8)"
          />
          <path d="M150 518 L196 440 L252 458 L220 506Z" fill={PAINTS.cream} />
          <path d="M220 506 L252 458 L306 438 L280 530Z" fill={PAINTS.sand300} />
          <path d="M280 530 L306 438 L350 466 L338 512Z" fill={PAINTS.cream} />
          <path
            d="M196 440 L222 449 C220 466 204 470 178 470Z M320 447 L350 466 L345 486 C326 484 318 466 320 447Z"
            fill={PAINTS.mint300}
          />
          <path
            d="M188 500 C210 470 240 490 262 486 C286 482 296 480 318 480"
            fill="none"
            stroke={PAINTS.coral}
            strokeWidth="5"
            strokeLinecap="round"
            strokeDasharray="10 12"
          />
        </g>
        <g id="not-found-compass" transform="translate(560 470)">
          <ellipse cx="8" cy="46" rx="60" ry="11" fill={PAINTS.ink} opacity="0.3" />
          <circle r="52" fill={PAINTS.apricot} />
          <circle r="39" fill={PAINTS.cream} />
          <path
            d="M-20 -60 A63 63 0 0 1 30 -55 M46 -43 A63 63 0 0 1 60 -18"
            fill="none"
            stroke={PAINTS.coral700}
            strokeWidth="5"
            strokeLinecap="round"
          />
          <path
            d="M-6 -28 L6 28 M-28 6 L28 -6"
            stroke={PAINTS.sand300}
            strokeWidth="8"
            strokeLinecap="round"
            opacity="0.7"
          />
          <g transform="rotate(52)">
            <path d="M-9 0 L0 -32 L9 0Z" fill={PAINTS.coral} />
            <path d="M-9 0 L0 32 L9 0Z" fill={PAINTS.evergreen700} />
          </g>
        </g>
      </g>
    </svg>
  );
}
