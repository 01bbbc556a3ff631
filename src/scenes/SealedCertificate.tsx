/** A certificate with a woven border and a seal, over a quiet weave. */
export function SealedCertificate() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#075E7A" />
      <path
        d="M0 100 100 0M0 300 300 0M100 400 500 0M300 400 600 100M500 400 600 300M500 0 600 100M300 0 600 300M100 0 500 400M0 100 300 400M0 300 100 400"
        stroke="#CFE9F2"
        strokeOpacity=".25"
        strokeWidth="3"
      />
      <path d="M112 62H488V338H112Z" fill="#04384B" />
      <path d="M100 50H476V326H100Z" fill="#F7F2E8" />
      <path d="M112 62H464V314H112Z" fill="none" stroke="#075E7A" strokeWidth="4" />
      <path
        d="M112 90 128 74 144 90 160 74 176 90 192 74 208 90 224 74 240 90 256 74 272 90 288 74 304 90 320 74 336 90 352 74 368 90 384 74 400 90 416 74 432 90 448 74 464 90"
        fill="none"
        stroke="#BF3D28"
        strokeWidth="5"
      />
      <path d="M150 128H426V146H150Z" fill="#10222B" />
      <path d="M150 170H380V180H150ZM150 196H400V206H150ZM150 222H332V232H150Z" fill="#CFE9F2" />
      <path d="M150 274Q170 252 188 274T226 272T262 268" fill="none" stroke="#075E7A" strokeWidth="5" />
      <path d="M366 262 350 352 388 332 426 352 410 262Z" fill="#9C2F1D" />
      <path d="M388 186 454 252 388 318 322 252Z" fill="#BF3D28" />
      <path d="M388 206 434 252 388 298 342 252Z" fill="none" stroke="#F2B441" strokeWidth="5" />
      <path d="M366 252 382 268 412 236" fill="none" stroke="#FFFFFF" strokeWidth="9" />
    </svg>
  );
}
