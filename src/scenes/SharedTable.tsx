/** A long table under lanterns and a crescent moon, laid for many. */
export function SharedTable() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#04384B" />
      <path d="M150 54A56 56 0 1 0 190 156 68 68 0 0 1 150 54Z" fill="#F2B441" />
      <path d="M0 20Q150 92 300 30T600 26" fill="none" stroke="#CFE9F2" strokeWidth="3" />
      <g stroke="#F2B441" strokeWidth="4">
        <path d="M300 30V58M404 24V66M500 18V50M56 42V66" />
        <path
          d="M300 58 318 86 300 114 282 86ZM404 66 426 100 404 134 382 100ZM500 50 518 78 500 106 482 78ZM56 66 70 88 56 110 42 88Z"
          fill="#F2B441"
          fillOpacity=".35"
        />
      </g>
      <path d="M0 214 96 160 170 214ZM420 214 500 150 600 206V214Z" fill="#10222B" />
      <path d="M0 212H600V260H0Z" fill="#075E7A" />
      <path d="M70 226H530L600 400H0Z" fill="#F7F2E8" />
      <path d="M262 226H338L376 400H224Z" fill="#BF3D28" />
      <path
        d="M300 240 316 258 300 276 284 258ZM300 284 322 310 300 336 278 310ZM300 346 326 376 300 406 274 376Z"
        fill="#F2B441"
      />
      <g fill="#CFE9F2" stroke="#075E7A" strokeWidth="4">
        <ellipse cx="160" cy="262" rx="44" ry="16" />
        <ellipse cx="440" cy="262" rx="44" ry="16" />
        <ellipse cx="126" cy="338" rx="60" ry="24" />
        <ellipse cx="474" cy="338" rx="60" ry="24" />
      </g>
      <path d="M138 258H182L172 268H148ZM104 334 126 316 148 334 126 346Z" fill="#1B7A4B" />
      <path d="M418 262A22 12 0 0 1 462 262ZM446 340A28 20 0 0 1 502 340Z" fill="#BF3D28" />
      <path d="M220 250H236V278H220ZM366 250H382V278H366Z" fill="#F2B441" />
    </svg>
  );
}
