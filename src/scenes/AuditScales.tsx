/** A pair of scales in balance, papers on one side, coins on the other. */
export function AuditScales() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#04384B" />
      <path d="M300 30 570 300 300 570 30 300Z" fill="#075E7A" />
      <path
        d="M300 30 570 300 300 570 30 300Z M300 90 510 300 300 510 90 300Z"
        fill="none"
        stroke="#CFE9F2"
        strokeOpacity=".35"
        strokeWidth="4"
      />
      <path d="M0 520H600V600H0Z" fill="#F2B441" />
      <path d="M292 150H308V500H292Z" fill="#FFFFFF" />
      <path d="M220 520 260 488H340L380 520Z" fill="#FFFFFF" />
      <path d="M120 186H480V200H120Z" fill="#F2B441" />
      <path d="M300 120 336 156 300 192 264 156Z" fill="#BF3D28" />
      <path
        d="M132 200 60 366M132 200 204 366M468 200 396 366M468 200 540 366"
        stroke="#F2B441"
        strokeWidth="5"
      />
      <path d="M44 366H220Q200 420 132 420T44 366ZM380 366H556Q536 420 468 420T380 366Z" fill="#FFFFFF" />
      <path d="M80 290H164V366H80Z" fill="#CFE9F2" />
      <path d="M100 270H184V366H100Z" fill="#F7F2E8" />
      <path d="M114 290H168M114 308H168M114 326H148" stroke="#075E7A" strokeWidth="6" />
      <path d="M146 336 156 346 172 328" fill="none" stroke="#1B7A4B" strokeWidth="6" />
      <path
        d="M416 346H476V364H416ZM416 324H476V342H416ZM416 302H476V320H416ZM484 346H524V364H484ZM484 324H524V342H484Z"
        fill="#F2B441"
      />
      <path d="M416 280H476V298H416ZM484 302H524V320H484Z" fill="#BF3D28" />
    </svg>
  );
}
