/** Half the diagonal of a diamond that touches its neighbours, in SVG units. */
const halfDiagonal = 48;

/**
 * The path of one of the two strands of the woven sky: diamonds that shrink with their distance from the sun until they
 * vanish, so that the sky fades out before the edge of the drawing.
 */
function strandPath(parity: 0 | 1): string {
  const columns = Array.from({ length: 9 }, (_, index) => 2 * index + parity);
  const rows = Array.from({ length: 10 }, (_, index) => 2 * index - 8 - parity);
  return columns
    .flatMap((column) => rows.map((row) => ({ x: column * halfDiagonal, y: row * halfDiagonal })))
    .map(({ x, y }) => {
      const distance = Math.hypot(x - 760, (y - 330) * 0.9);
      const size = Math.round(halfDiagonal * 0.9 * Math.min(1, (860 - distance) / 520));
      return size < 3 ? '' : `M${x} ${y - size}l${size} ${size}-${size} ${size}-${size}-${size}z`;
    })
    .join('');
}

const strands = [strandPath(0), strandPath(1)] as const;

/**
 * The gulf of Tadjourah at sunrise: a sky woven of two strands of diamonds, basalt mountains, a container ship leaving
 * Doraleh and a dhow coming in. Sky and sea overflow the viewBox, and the page's background continues both (the horizon
 * is at y = 500 of 640). `Hero.css.ts` animates strands and ships by `data-strand` and `data-moves`.
 */
export function Port({ viewBox = '0 0 800 640' }) {
  return (
    <svg viewBox={viewBox} overflow="visible" aria-hidden="true">
      <path d={strands[0]} fill="#075E7A" data-strand="warp" />
      <path d={strands[1]} fill="#075E7A" data-strand="weft" />
      <circle cx="566" cy="222" r="132" fill="#F2B441" />
      <path d="M-60 500 40 424 96 452 196 350 300 430 352 400 470 500Z" fill="#0A4A60" />
      <path d="M180 500 372 206 454 316 520 262 606 372 694 284 860 420V500Z" fill="#10222B" />
      <path
        d="M372 206 180 500H262L346 372 330 318ZM520 262 454 316 486 358 470 420 546 340ZM694 284 606 372 640 404 628 452 712 366Z"
        fill="#2A4652"
      />
      <path d="M-4 500H804V640H-4Z" fill="#CFE9F2" />
      <path d="M-4 500H804V507H-4Z" fill="#FFFFFF" />
      <path d="M500 526H640M474 552H700M540 578H624M560 606H664" stroke="#F2B441" strokeWidth="9" />
      <path
        d="M-200 540H-60M-20 566H70M60 590H210M330 600H450M700 578H804M-420 572H-280M-120 606H-40M-600 548H-520"
        stroke="#FFFFFF"
        strokeWidth="9"
      />
      {/* The dhow */}
      <g data-moves="in">
        <path d="M690 494H764L748 516H702Z" fill="#BF3D28" />
        <path d="M724 402 764 486H724ZM718 424V486H694Z" fill="#FFFFFF" />
      </g>
      {/* The ship */}
      <g data-moves="out">
        <path d="M64 474H470V520L456 560H112Z" fill="#BF3D28" />
        <path d="M104 544H462L456 560H112Z" fill="#7E2415" />
        <path d="M64 474H104L112 488H72Z" fill="#FFFFFF" />
        <g>
          <path d="M120 438H176V472H120ZM236 402H292V436H236ZM294 366H350V400H294Z" fill="#F2B441" />
          <path d="M178 438H234V472H178ZM120 402H176V436H120ZM294 402H350V436H294Z" fill="#FFFFFF" />
          <path d="M236 438H292V472H236ZM178 402H234V436H178Z" fill="#1B7A4B" />
          <path d="M294 438H350V472H294ZM236 366H292V400H236Z" fill="#CFE9F2" />
          <path d="M178 366H234V400H178Z" fill="#BF3D28" />
          <path
            d="M134 438V472M148 438V472M162 438V472M192 402V436M206 402V436M220 402V436M250 438V472M264 438V472M278 438V472M308 366V400M322 366V400M336 366V400M250 402V436M264 402V436M278 402V436M192 366V400M206 366V400M220 366V400"
            stroke="#10222B"
            strokeOpacity=".22"
            strokeWidth="3"
          />
        </g>
        <path d="M372 474V356H452V474Z" fill="#FFFFFF" />
        <path d="M362 344H462V360H362Z" fill="#F7F2E8" />
        <path
          d="M384 372H404V388H384ZM412 372H440V388H412ZM384 402H440V408H384ZM384 422H440V428H384ZM384 442H440V448H384Z"
          fill="#075E7A"
        />
        <path d="M404 344V310H434V344Z" fill="#BF3D28" />
        <path d="M404 320H434V330H404Z" fill="#F2B441" />
        <path d="M94 474V420" stroke="#10222B" strokeWidth="4" />
      </g>
    </svg>
  );
}
