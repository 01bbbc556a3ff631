/** Lake Assal: a bank of white salt between volcanoes, deep blue water, a caravan's tracks. */
export function LakeAssal() {
  return (
    <svg viewBox="0 0 900 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H900V400H0Z" fill="#FBE6BC" />
      <circle cx="640" cy="132" r="70" fill="#F2B441" />
      <path
        d="M0 176 120 74 176 122 214 98 350 190 470 130 560 184 700 108 800 172 900 120V236H0Z"
        fill="#3D525C"
      />
      <path
        d="M120 74 150 150 176 122 214 98 240 168 180 210 60 206 92 146ZM700 108 726 168 800 172 770 214 660 210Z"
        fill="#10222B"
      />
      <path d="M0 204 130 186 300 208 520 192 720 210 900 190V260H0Z" fill="#10222B" />
      <path d="M0 226H900V300H0Z" fill="#075E7A" />
      <path d="M0 244H900V262H0Z" fill="#04384B" />
      <path d="M0 284 90 270 210 288 340 262 520 282 640 264 780 284 900 268V400H0Z" fill="#FFFFFF" />
      <path
        d="M0 284 90 270 210 288 340 262 520 282 640 264 780 284 900 268"
        fill="none"
        stroke="#CFE9F2"
        strokeWidth="10"
      />
      <path
        d="M60 318 110 304 170 322 150 346 90 348ZM190 336 250 318 318 338 292 372 216 370ZM336 310 400 298 458 314 440 340 364 342ZM470 344 536 322 604 346 576 382 500 380ZM612 308 672 296 730 312 712 340 640 340ZM742 342 806 322 880 344 850 382 770 380ZM20 374 80 362 150 384 140 400H30ZM330 372 390 358 446 378 430 400H344ZM640 374 690 362 738 380 724 400H650Z"
        fill="none"
        stroke="#CFE9F2"
        strokeWidth="4"
      />
    </svg>
  );
}
