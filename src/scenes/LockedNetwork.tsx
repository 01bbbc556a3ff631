/** Stations of a network around a closed lock, on the diamond grid. */
export function LockedNetwork() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#075E7A" />
      <path
        d="M0 100 100 0M0 300 300 0M100 400 500 0M300 400 600 100M500 400 600 300M500 0 600 100M300 0 600 300M100 0 500 400M0 100 300 400M0 300 100 400"
        stroke="#CFE9F2"
        strokeOpacity=".35"
        strokeWidth="3"
      />
      <g fill="#04384B" stroke="#CFE9F2" strokeWidth="4">
        <path d="M100 64 136 100 100 136 64 100ZM500 64 536 100 500 136 464 100ZM100 264 136 300 100 336 64 300ZM500 264 536 300 500 336 464 300Z" />
      </g>
      <path d="M100 86 114 100 100 114 86 100ZM500 286 514 300 500 314 486 300Z" fill="#F2B441" />
      <path d="M500 86 514 100 500 114 486 100ZM100 286 114 300 100 314 86 300Z" fill="#BF3D28" />
      <path d="M300 36 464 200 300 364 136 200Z" fill="#04384B" stroke="#F2B441" strokeWidth="6" />
      <path d="M264 186V156A36 36 0 0 1 336 156V186" fill="none" stroke="#FFFFFF" strokeWidth="16" />
      <path d="M236 184H364V280H236Z" fill="#F2B441" />
      <path d="M300 206 318 224 308 236V258H292V236L282 224Z" fill="#04384B" />
    </svg>
  );
}
