/** Two students in kayaks on the gulf, before the mountains and a high sun. */
export function KayaksOnTheGulf() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#CFE9F2" />
      <circle cx="230" cy="104" r="60" fill="#F2B441" />
      <path d="M0 170 70 112 128 150 206 88 300 160 372 118 452 166 540 96 600 140V200H0Z" fill="#3D525C" />
      <path
        d="M206 88 232 142 300 160 262 190 176 186 192 140ZM540 96 556 150 600 162V196H500Z"
        fill="#10222B"
      />
      <path d="M0 186H600V400H0Z" fill="#075E7A" />
      <path d="M0 262 600 240V400H0Z" fill="#04384B" />
      <path
        d="M30 222H120M420 216H560M40 300H100M470 290H580M210 374H330M20 372H90M500 366H590"
        stroke="#CFE9F2"
        strokeWidth="4"
      />
      <path d="M246 222A13 13 0 1 1 272 222A13 13 0 1 1 246 222Z" fill="#9C2F1D" />
      <path d="M240 268V250Q240 234 259 234Q278 234 278 250V268Z" fill="#F2B441" />
      <path d="M206 222 314 262" stroke="#F7F2E8" strokeWidth="6" />
      <path d="M190 208 214 218 208 232 186 222ZM308 254 332 262 328 276 304 268Z" fill="#BF3D28" />
      <path d="M150 262H372Q340 286 261 286Q182 286 150 262Z" fill="#FFFFFF" />
      <path d="M178 276H344Q310 286 261 286Q212 286 178 276Z" fill="#BF3D28" />
      <path d="M352 292A16 16 0 1 1 384 292A16 16 0 1 1 352 292Z" fill="#9C2F1D" />
      <path d="M344 348V326Q344 306 368 306Q392 306 392 326V348Z" fill="#1B7A4B" />
      <path d="M432 286 306 344" stroke="#F7F2E8" strokeWidth="7" />
      <path d="M424 278 452 266 458 282 430 296ZM282 348 308 334 314 350 288 362Z" fill="#F2B441" />
      <path d="M230 340H506Q466 370 368 370Q270 370 230 340Z" fill="#F2B441" />
      <path d="M266 358H470Q428 370 368 370Q308 370 266 358Z" fill="#BF3D28" />
    </svg>
  );
}
