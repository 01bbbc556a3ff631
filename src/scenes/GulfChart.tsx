/** A chart of the gulf of Tadjourah: its two shores, three routes from one harbour, a compass rose. */
export function GulfChart() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#CFE9F2" />
      <path
        d="M0 120H600M0 240H600M0 360H600M0 480H600M120 0V600M240 0V600M360 0V600M480 0V600"
        stroke="#FFFFFF"
        strokeWidth="3"
      />
      <path
        d="M0 0H600V70L520 96 470 150 380 168 330 214 250 208 190 252 120 260 76 306 0 300Z"
        fill="#F7F2E8"
      />
      <path d="M0 0H440L400 60 300 84 240 140 130 160 80 220 0 226Z" fill="#FBE6BC" />
      <path
        d="M0 350 70 352 110 318 150 340 130 388 196 402 260 446 350 436 396 470 420 540 392 600H0Z"
        fill="#F7F2E8"
      />
      <path d="M0 420 90 440 170 470 250 520 330 530 350 600H0Z" fill="#FBE6BC" />
      <path d="M120 262 146 280 128 300 100 292Z" fill="#3D525C" />
      <g fill="none" strokeWidth="7" strokeDasharray="2 16" strokeLinecap="round">
        <path d="M404 486Q470 420 470 330T600 180" stroke="#075E7A" />
        <path d="M404 486Q500 450 620 452" stroke="#BF3D28" />
        <path d="M404 486Q360 330 270 320T176 330" stroke="#1B7A4B" />
      </g>
      <path d="M396 452 426 482 396 512 366 482Z" fill="#10222B" />
      <path d="M396 468 410 482 396 496 382 482Z" fill="#F2B441" />
      <path d="M176 314 190 330 176 346 162 330Z" fill="#1B7A4B" />
      <g>
        <path d="M500 70 590 160 500 250 410 160Z" fill="#FFFFFF" />
        <path d="M500 50 522 138 500 160 478 138ZM500 270 478 182 500 160 522 182Z" fill="#04384B" />
        <path d="M390 160 478 138 500 160 478 182ZM610 160 522 182 500 160 522 138Z" fill="#F2B441" />
        <path d="M500 50 500 160 478 138ZM500 270V160L522 182Z" fill="#075E7A" />
        <path d="M390 160H500L478 182ZM610 160H500L522 138Z" fill="#BF3D28" />
      </g>
      <path d="M236 330 264 302 292 330Q264 352 236 330Z" fill="#FFFFFF" />
      <path d="M226 336H300L288 354H240Z" fill="#BF3D28" />
    </svg>
  );
}
