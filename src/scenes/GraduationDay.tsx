/** Mortar boards thrown over the heads of graduates, in the court of the school. */
export function GraduationDay() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#075E7A" />
      <path
        d="M0 100 100 0M0 300 300 0M100 300 400 0M300 300 600 0M500 300 600 200M0 200 100 300M0 0 300 300M200 0 500 300M400 0 600 200"
        stroke="#CFE9F2"
        strokeOpacity=".22"
        strokeWidth="3"
      />
      <circle cx="300" cy="250" r="150" fill="#F2B441" />
      <path d="M0 282 110 220 190 262 300 190 420 266 500 226 600 276V400H0Z" fill="#10222B" />
      <g fill="#04384B" stroke="#FFFFFF" strokeWidth="3">
        <path d="M110 70 168 92 122 128 64 104ZM300 24 362 44 312 80 250 58ZM474 88 536 74 548 112 484 128Z" />
      </g>
      <path d="M116 99 140 150M306 52 286 112M511 101 500 158" stroke="#F2B441" strokeWidth="4" />
      <path d="M134 146H148V164H134ZM279 108H293V126H279ZM493 154H507V172H493Z" fill="#BF3D28" />
      <g fill="#10222B">
        <path
          d="M70 292A26 26 0 1 1 122 292A26 26 0 1 1 70 292ZM194 276A28 28 0 1 1 250 276A28 28 0 1 1 194 276ZM336 284A27 27 0 1 1 390 284A27 27 0 1 1 336 284ZM472 296A26 26 0 1 1 524 296A26 26 0 1 1 472 296Z"
          fill="#9C2F1D"
        />
      </g>
      <path d="M36 400V366Q36 318 96 318Q156 318 156 366V400Z" fill="#BF3D28" />
      <path d="M158 400V356Q158 304 222 304Q286 304 286 356V400Z" fill="#FFFFFF" />
      <path d="M300 400V362Q300 312 363 312Q426 312 426 362V400Z" fill="#1B7A4B" />
      <path d="M438 400V370Q438 322 498 322Q558 322 558 370V400Z" fill="#CFE9F2" />
      <path d="M96 318 116 340 96 362 76 340ZM363 312 383 334 363 356 343 334Z" fill="#F2B441" />
      <path d="M222 304 242 326 222 348 202 326ZM498 322 518 344 498 366 478 344Z" fill="#075E7A" />
      <path d="M268 318 296 246 310 252 284 340ZM176 322 150 250 136 256 160 344Z" fill="#FFFFFF" />
      <path
        d="M289 236A11 11 0 1 1 311 236A11 11 0 1 1 289 236ZM134 240A11 11 0 1 1 156 240A11 11 0 1 1 134 240Z"
        fill="#9C2F1D"
      />
    </svg>
  );
}
