/** A sports ground with its lines, a goal and a basket, before a setting sun. */
export function SportGround() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#F6CCC2" />
      <circle cx="410" cy="170" r="94" fill="#F2B441" />
      <path d="M0 196 96 130 168 178 262 104 372 196 470 150 540 186 600 158V236H0Z" fill="#9C2F1D" />
      <path d="M0 214H600V240H0Z" fill="#075E7A" />
      <path d="M0 238H600V400H0Z" fill="#BF3D28" />
      <g fill="none" stroke="#FFFFFF" strokeWidth="5">
        <path d="M52 262H548L640 430H-40ZM300 262V400" />
        <ellipse cx="300" cy="330" rx="86" ry="34" />
        <path d="M34 296H116L92 350H4M566 296H484L508 350H596" />
      </g>
      <path d="M300 318 316 330 300 342 284 330Z" fill="#F2B441" />
      <path d="M92 268V166M92 176H128" stroke="#10222B" strokeWidth="8" />
      <path d="M118 132H130V206H118Z" fill="#FFFFFF" />
      <path d="M130 190H162M132 192 138 220H154L160 192" fill="none" stroke="#10222B" strokeWidth="4" />
      <path d="M452 268V190H572V268" fill="none" stroke="#FFFFFF" strokeWidth="7" />
      <path
        d="M456 208H568M456 228H568M456 248H568M472 194V266M492 194V266M512 194V266M532 194V266M552 194V266"
        stroke="#FFFFFF"
        strokeOpacity=".5"
        strokeWidth="2"
      />
      <circle cx="206" cy="306" r="14" fill="#F2B441" />
      <path d="M206 292V320M192 306H220" stroke="#10222B" strokeWidth="2" />
      <path d="M26 268V70M574 190V56" stroke="#10222B" strokeWidth="6" />
      <path d="M6 56H46V78H6ZM554 42H594V64H554Z" fill="#10222B" />
      <path d="M12 61H40V73H12ZM560 47H588V59H560Z" fill="#FBE6BC" />
    </svg>
  );
}
