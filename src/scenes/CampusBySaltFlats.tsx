/** The school with its arcades and court, at the edge of the salt flats, under the mountains and a high sun. */
export function CampusBySaltFlats() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#CFE9F2" />
      <circle cx="118" cy="92" r="58" fill="#F2B441" />
      <path d="M0 214 84 152 150 190 236 96 330 182 402 132 486 188 556 146 600 172V260H0Z" fill="#10222B" />
      <path
        d="M236 96 262 168 330 182 300 232 214 240 196 196ZM402 132 420 176 486 188 470 236 392 240Z"
        fill="#3D525C"
      />
      <path d="M0 238H600V400H0Z" fill="#FFFFFF" />
      <path d="M0 238H600V252H0Z" fill="#075E7A" />
      <path
        d="M0 286 52 270 118 292 180 274M20 352 70 330 132 356 196 334M36 400 84 382 150 400M0 322 20 314"
        fill="none"
        stroke="#CFE9F2"
        strokeWidth="4"
      />
      <path d="M210 166H600V322H210Z" fill="#F7F2E8" />
      <path d="M210 154H600V170H210Z" fill="#BF3D28" />
      <path d="M300 106H420V154H300Z" fill="#F7F2E8" />
      <path d="M300 96H420V110H300Z" fill="#BF3D28" />
      <path d="M360 114 376 132 360 150 344 132Z" fill="#075E7A" />
      <path d="M360 124 368 132 360 140 352 132Z" fill="#F2B441" />
      <path
        d="M232 188H258V214H232ZM280 188H306V214H280ZM328 188H354V214H328ZM376 188H402V214H376ZM424 188H450V214H424ZM472 188H498V214H472ZM520 188H546V214H520ZM568 188H594V214H568Z"
        fill="#075E7A"
      />
      <path
        d="M210 226 222 238 234 226 246 238 258 226 270 238 282 226 294 238 306 226 318 238 330 226 342 238 354 226 366 238 378 226 390 238 402 226 414 238 426 226 438 238 450 226 462 238 474 226 486 238 498 226 510 238 522 226 534 238 546 226 558 238 570 226 582 238 594 226 600 232"
        fill="none"
        stroke="#F2B441"
        strokeWidth="5"
      />
      <path
        d="M230 322V278A24 24 0 0 1 278 278V322ZM296 322V278A24 24 0 0 1 344 278V322ZM362 322V278A24 24 0 0 1 410 278V322ZM428 322V278A24 24 0 0 1 476 278V322ZM494 322V278A24 24 0 0 1 542 278V322ZM560 322V278A24 24 0 0 1 608 278V322Z"
        fill="#04384B"
      />
      <path d="M190 322H600V400H150Z" fill="#FBE6BC" />
      <path d="M312 322H396L440 400H254Z" fill="#F2B441" />
      <path d="M544 396V296" stroke="#10222B" strokeWidth="8" />
      <path
        d="M544 300Q500 276 476 306Q516 292 544 304Q516 306 506 338Q528 314 546 308Q556 324 584 334Q572 306 548 302Q574 290 600 302Q582 272 544 300Z"
        fill="#1B7A4B"
      />
    </svg>
  );
}
