/** A forum of employers in the school's yard: awnings, bunting, and students who ask. */
export function JobsForum() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#CFE9F2" />
      <path d="M0 250 110 170 190 220 300 130 420 226 500 176 600 240V300H0Z" fill="#075E7A" />
      <path d="M300 130 336 190 300 220 330 262 420 226Z" fill="#04384B" />
      <path d="M0 268H600V400H0Z" fill="#E4C48F" />
      {/* Bunting */}
      <path d="M0 36Q150 96 300 40 450 96 600 36" fill="none" stroke="#10222B" strokeWidth="3" />
      <path
        d="M40 50 56 72 72 62ZM196 72 212 92 226 64ZM360 62 376 88 392 70ZM520 70 536 86 548 58Z"
        fill="#BF3D28"
      />
      <path d="M90 66 106 88 122 72ZM244 62 260 78 272 52ZM412 72 428 94 444 74Z" fill="#1B7A4B" />
      <path d="M142 74 158 96 174 74ZM312 46 326 70 342 58ZM464 74 480 94 496 72Z" fill="#F2B441" />
      {/* Three stands */}
      <path d="M30 160H196V300H30Z" fill="#FFFFFF" />
      <path d="M218 160H384V300H218Z" fill="#FFFFFF" />
      <path d="M406 160H572V300H406Z" fill="#FFFFFF" />
      <path d="M18 176 34 124H192L208 176Z" fill="#BF3D28" />
      <path d="M206 176 222 124H380L396 176Z" fill="#F2B441" />
      <path d="M394 176 410 124H568L584 176Z" fill="#1B7A4B" />
      <path d="M70 124 62 176H100L102 124ZM134 124 136 176H174L166 124Z" fill="#F6CCC2" />
      <path d="M258 124 250 176H288L290 124ZM322 124 324 176H362L354 124Z" fill="#FBE6BC" />
      <path d="M446 124 438 176H476L478 124ZM510 124 512 176H550L542 124Z" fill="#D5EBDD" />
      {/* Who receives, behind the counters */}
      <circle cx="112" cy="214" r="17" fill="#5E3826" />
      <path d="M86 268V248Q112 224 138 248V268Z" fill="#04384B" />
      <path d="M278 222A23 25 0 0 1 324 222L328 262H274Z" fill="#075E7A" />
      <circle cx="301" cy="220" r="14" fill="#7A4A32" />
      <circle cx="490" cy="214" r="17" fill="#6B4029" />
      <path d="M464 268V248Q490 224 516 248V268Z" fill="#BF3D28" />
      <path d="M96 208A17 17 0 0 1 128 208ZM474 208A17 17 0 0 1 506 208Z" fill="#10222B" />
      <path d="M24 262H202V322H24ZM212 262H390V322H212ZM400 262H578V322H400Z" fill="#10222B" />
      <path
        d="M113 274 131 292 113 310 95 292ZM301 274 319 292 301 310 283 292ZM489 274 507 292 489 310 471 292Z"
        fill="#F2B441"
      />
      <path d="M46 252H82V262H46ZM336 252H372V262H336ZM420 252H452V262H420Z" fill="#F2B441" />
      {/* Who asks */}
      <path d="M168 276A21 23 0 0 1 210 276L218 320H160Z" fill="#F2B441" />
      <path d="M160 312Q189 294 218 312L230 400H148Z" fill="#F2B441" />
      <path d="M182 330H214V352H182Z" fill="#FFFFFF" />
      <circle cx="394" cy="272" r="20" fill="#5E3826" />
      <path d="M375 268A20 20 0 0 1 413 268Z" fill="#10222B" />
      <path d="M364 400V320Q394 284 424 320V400Z" fill="#CFE9F2" />
      <path d="M420 326 446 300" stroke="#5E3826" strokeWidth="10" />
      <path d="M540 290A19 21 0 0 1 578 290L584 330H534Z" fill="#BF3D28" />
      <path d="M530 326Q559 308 588 326L600 400H520Z" fill="#BF3D28" />
    </svg>
  );
}
