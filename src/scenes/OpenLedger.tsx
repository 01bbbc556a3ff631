/** An open ledger, its two columns in balance, with a pencil across the page. */
export function OpenLedger() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#F2B441" />
      <path
        d="M0 60 60 0M0 180 180 0M0 300 300 0M0 420 420 0M300 0 600 300M420 0 600 180M540 0 600 60M180 0 600 420"
        stroke="#FBE6BC"
        strokeWidth="4"
        fill="none"
      />
      <path d="M0 430H600V600H0Z" fill="#04384B" />
      <path d="M48 196 300 236 552 196V500L300 540 48 500Z" fill="#9C2F1D" />
      <path d="M66 180 300 220V520L66 480Z" fill="#FFFFFF" />
      <path d="M534 180 300 220V520L534 480Z" fill="#F7F2E8" />
      <path d="M300 220V520" stroke="#10222B" strokeWidth="4" />
      <g fill="none" stroke="#075E7A" strokeWidth="5">
        <path d="M90 236 276 268M90 282 276 314M90 328 276 360M90 374 276 406" stroke="#CFE9F2" />
        <path d="M324 268 510 236M324 314 510 282M324 360 510 328M324 406 510 374" stroke="#CFE9F2" />
        <path d="M202 204V496M398 204V496" stroke="#BF3D28" strokeWidth="3" />
        <path d="M96 226 182 241M96 272 160 283M96 318 178 332M96 364 150 373M222 248 262 255M222 294 262 301M222 340 250 345" />
        <path d="M332 254 380 246M332 300 366 294M332 346 380 338M418 240 470 231M418 286 504 271M418 332 486 320M418 378 498 364" />
      </g>
      <path
        d="M96 440 276 470M324 470 504 440M96 450 276 480M324 480 504 450"
        stroke="#10222B"
        strokeWidth="4"
      />
      <path d="M239 414 255 432 239 450 223 432ZM361 414 377 432 361 450 345 432Z" fill="#1B7A4B" />
      <path d="M420 480 566 262 594 280 448 499 412 516Z" fill="#BF3D28" />
      <path d="M566 262 580 241 608 260 594 280Z" fill="#10222B" />
      <path d="M420 480 448 499 412 516Z" fill="#FBE6BC" />
      <path d="M418 502 424 507 412 516Z" fill="#10222B" />
    </svg>
  );
}
