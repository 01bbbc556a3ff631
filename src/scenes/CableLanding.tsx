/** Submarine cables coming ashore from the deep, into a landing station on the beach. */
export function CableLanding() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#CFE9F2" />
      <circle cx="128" cy="116" r="56" fill="#F2B441" />
      <path d="M190 200 280 110 340 160 430 70 600 210V260H190Z" fill="#3D525C" />
      <path d="M430 70 470 150 540 161 600 210V260H380L400 168Z" fill="#10222B" />
      <path d="M250 230H600V600H420Z" fill="#F2B441" />
      <path d="M250 230H600V270H300Z" fill="#F7F2E8" />
      <path d="M0 230H262L440 600H0Z" fill="#075E7A" />
      <path d="M0 330H310L440 600H0Z" fill="#04384B" />
      <path d="M262 230 440 600H420L242 230Z" fill="#FFFFFF" />
      <path d="M400 150H560V250H400Z" fill="#FFFFFF" />
      <path d="M388 138H572V158H388Z" fill="#BF3D28" />
      <path d="M424 182H458V250H424Z" fill="#04384B" />
      <path d="M480 184H536V208H480Z" fill="#CFE9F2" />
      <path
        d="M508 138V60M484 84 508 60 532 84M492 104 508 88 524 104"
        fill="none"
        stroke="#10222B"
        strokeWidth="6"
      />
      <g fill="none" strokeWidth="9">
        <path d="M-10 420C130 420 180 336 290 316S420 300 438 252" stroke="#FFFFFF" />
        <path d="M-10 490C150 490 210 390 320 360S434 316 448 252" stroke="#BF3D28" />
        <path d="M-10 560C180 560 250 440 350 402S450 330 458 252" stroke="#CFE9F2" />
      </g>
      <g stroke="#04384B" strokeWidth="4">
        <path d="M96 386 120 410 96 434 72 410Z" fill="#FFFFFF" />
        <path d="M158 434 182 458 158 482 134 458Z" fill="#BF3D28" />
        <path d="M226 464 250 488 226 512 202 488Z" fill="#CFE9F2" />
      </g>
      <path d="M30 270H110M150 288H250M20 306H76" stroke="#CFE9F2" strokeWidth="5" />
      <path d="M60 584 84 566 108 584 84 600ZM320 560 344 542 368 560 344 578Z" fill="#075E7A" />
    </svg>
  );
}
