/** A dhow under full sail leaving the gulf between two capes, the sun ahead. */
export function DhowLeaving() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#CFE9F2" />
      <circle cx="420" cy="300" r="130" fill="#F2B441" />
      <path d="M0 250 100 160 172 220 230 196 300 330H0Z" fill="#3D525C" />
      <path d="M100 160 136 240 172 220 210 330H60Z" fill="#10222B" />
      <path d="M600 280 540 230 486 300 460 330H600Z" fill="#10222B" />
      <path d="M0 322H600V600H0Z" fill="#075E7A" />
      <path d="M300 322H540L600 420H240Z" fill="#F2B441" fillOpacity=".3" />
      <path d="M0 400 150 372 300 400 450 372 600 400V600H0Z" fill="#04384B" />
      <path d="M236 60 250 452H238Z" fill="#10222B" />
      <path d="M214 40 470 372Q360 420 246 412Z" fill="#FFFFFF" />
      <path d="M214 40 330 190Q280 300 246 412Z" fill="#F7F2E8" />
      <path d="M330 232 362 264 330 296 298 264Z" fill="#BF3D28" />
      <path d="M330 248 346 264 330 280 314 264Z" fill="#F2B441" />
      <path d="M226 130 90 404Q150 424 226 414Z" fill="#CFE9F2" />
      <path d="M56 424Q240 470 480 420L520 404 468 504H128Z" fill="#BF3D28" />
      <path d="M66 440Q240 486 508 426L500 444Q260 500 76 458Z" fill="#F2B441" />
      <path d="M128 504H468L452 528H146Z" fill="#10222B" />
      <path d="M0 520 100 504 200 528 300 508 400 528 500 506 600 524V600H0Z" fill="#075E7A" />
      <path d="M40 560H160M220 574H360M430 556H560" stroke="#CFE9F2" strokeWidth="5" />
    </svg>
  );
}
