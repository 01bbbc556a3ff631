/** A track that winds up basalt slopes, marked by diamonds, to a gate under the sun. */
export function MountainTrack() {
  return (
    <svg viewBox="0 0 500 460" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H500V460H0Z" fill="#CFE9F2" />
      <circle cx="338" cy="116" r="82" fill="#F2B441" />
      <path d="M0 250 96 150 164 214 338 78 500 236V460H0Z" fill="#3D525C" />
      <path d="M338 78 366 150 430 168 500 236V460H300L330 300 296 200Z" fill="#10222B" />
      <path d="M0 330 120 262 260 320 500 250V460H0Z" fill="#075E7A" />
      <path d="M0 400 180 340 340 392 500 344V460H0Z" fill="#04384B" />
      <path
        d="M40 432 250 388 96 318 318 268 214 206 338 152"
        fill="none"
        stroke="#F7F2E8"
        strokeWidth="6"
        strokeDasharray="14 9"
      />
      <g fill="#F7F2E8" stroke="#BF3D28" strokeWidth="5">
        <path d="M40 410 62 432 40 454 18 432ZM250 368 270 388 250 408 230 388ZM96 300 114 318 96 336 78 318ZM318 252 334 268 318 284 302 268ZM214 192 228 206 214 220 200 206Z" />
      </g>
      <path d="M310 152V96H366V152H350V126A12 12 0 0 0 326 126V152Z" fill="#BF3D28" />
      <path d="M338 66 358 96H318Z" fill="#9C2F1D" />
    </svg>
  );
}
