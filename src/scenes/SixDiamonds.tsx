/** Six diamonds of one weave, each of its own colour, for a dark ground. */
export function SixDiamonds() {
  return (
    <svg viewBox="10 10 430 182" aria-hidden="true" focusable="false">
      <path
        d="M70 12 128 70 70 128 12 70ZM194 12 252 70 194 128 136 70ZM318 12 376 70 318 128 260 70ZM132 74 190 132 132 190 74 132ZM256 74 314 132 256 190 198 132ZM380 74 438 132 380 190 322 132Z"
        fill="none"
        stroke="#F2B441"
        strokeWidth="4"
      />
      <path
        d="M70 28 112 70 70 112 28 70ZM194 28 236 70 194 112 152 70ZM318 28 360 70 318 112 276 70ZM132 90 174 132 132 174 90 132ZM256 90 298 132 256 174 214 132ZM380 90 422 132 380 174 338 132Z"
        fill="none"
        stroke="#075E7A"
        strokeWidth="4"
      />
      <path d="M70 44 96 70 70 96 44 70Z" fill="#F2B441" />
      <path d="M194 44 220 70 194 96 168 70Z" fill="#CFE9F2" />
      <path d="M318 44 344 70 318 96 292 70Z" fill="#F6CCC2" />
      <path d="M132 106 158 132 132 158 106 132Z" fill="#FFFFFF" />
      <path d="M256 106 282 132 256 158 230 132Z" fill="#BF3D28" />
      <path d="M380 106 406 132 380 158 354 132Z" fill="#1B7A4B" />
    </svg>
  );
}
