/** Diamonds that grow towards the night above. */
const stars = Array.from({ length: 11 }, (_, row) => row)
  .flatMap((row) => Array.from({ length: 8 }, (_, column) => ({ row, x: column * 72 + (row % 2) * 36 })))
  .map(({ row, x }) => {
    const size = 34 - row * 3;
    return `M${x} ${row * 36 - size}l${size} ${size}-${size} ${size}-${size}-${size}z`;
  })
  .join('');

/** The school's courtyard at the end of the afternoon: arcades, an acacia, a ball game and friends on a bench. */
export function Courtyard() {
  return (
    <svg viewBox="0 0 500 960" preserveAspectRatio="xMidYMax slice" aria-hidden="true" focusable="false">
      <path d="M0 0H500V960H0Z" fill="#075E7A" />
      <path d={stars} fill="#04384B" />
      <g transform="translate(0 340)">
        <circle cx="352" cy="150" r="112" fill="#F2B441" />
        <path d="M0 196H500V420H0Z" fill="#F7F2E8" />
        <path d="M0 184H500V206H0Z" fill="#10222B" />
        <path
          d="M22 420V300A38 38 0 0 1 98 300V420ZM122 420V300A38 38 0 0 1 198 300V420ZM222 420V300A38 38 0 0 1 298 300V420ZM322 420V300A38 38 0 0 1 398 300V420ZM422 420V300A38 38 0 0 1 498 300V420Z"
          fill="#04384B"
        />
        <path
          d="M10 224 20 234 10 244 0 234ZM60 224 70 234 60 244 50 234ZM110 224 120 234 110 244 100 234ZM160 224 170 234 160 244 150 234ZM210 224 220 234 210 244 200 234ZM260 224 270 234 260 244 250 234ZM310 224 320 234 310 244 300 234ZM360 224 370 234 360 244 350 234ZM410 224 420 234 410 244 400 234ZM460 224 470 234 460 244 450 234Z"
          fill="#BF3D28"
        />
        <path d="M246 420V318H274V420Z" fill="#F2B441" />
        <path d="M0 420H500V620H0Z" fill="#E4C48F" />
        <path d="M0 500 250 432 500 500 250 620Z" fill="none" stroke="#F7F2E8" strokeWidth="6" />
        {/* The acacia */}
        <path d="M84 470V330L44 270M84 350 132 262" fill="none" stroke="#10222B" strokeWidth="12" />
        <path d="M-40 270Q10 150 130 186 214 206 234 270 190 244 150 262 90 236 40 270Z" fill="#1B7A4B" />
        <path d="M-40 270Q30 216 120 228 204 240 234 270 190 244 150 262 90 236 40 270Z" fill="#145C38" />
        {/* Friends on a bench */}
        <g transform="translate(10)">
          <path d="M28 508H196V522H28ZM42 522H54V552H42ZM170 522H182V552H170Z" fill="#10222B" />
          <circle cx="84" cy="424" r="19" fill="#7A4A32" />
          <path d="M60 448Q84 432 108 448L114 510H54Z" fill="#CFE9F2" />
          <path d="M62 510H108V554H92V526H78V554H62Z" fill="#04384B" />
          <path d="M129 428A24 24 0 0 1 173 428L178 468H124Z" fill="#BF3D28" />
          <circle cx="149" cy="430" r="15" fill="#5E3826" />
          <path d="M122 462Q150 446 178 462L186 552H116Z" fill="#BF3D28" />
        </g>
        {/* The ball game */}
        <g transform="translate(-22)">
          <circle cx="392" cy="402" r="18" fill="#5E3826" />
          <path d="M372 426 412 424 418 486 374 490Z" fill="#FFFFFF" />
          <path d="M412 428 452 404M372 430 344 462" stroke="#5E3826" strokeWidth="11" />
          <path d="M376 486 360 560M408 484 440 520 424 558" fill="none" stroke="#075E7A" strokeWidth="16" />
          <circle cx="340" cy="556" r="16" fill="#FFFFFF" />
          <path d="M340 546 350 556 340 566 330 556Z" fill="#10222B" />
          <circle cx="262" cy="470" r="16" fill="#7A4A32" />
          <path d="M244 490H280L284 544H242Z" fill="#1B7A4B" />
          <path d="M244 494 222 526M280 494 304 522" stroke="#7A4A32" strokeWidth="10" />
          <path d="M250 544 244 604M276 544 286 602" stroke="#10222B" strokeWidth="15" />
        </g>
      </g>
    </svg>
  );
}
