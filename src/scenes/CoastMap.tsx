/** A peninsula on a gulf as a map: streets on the diamond grid, a quay, a ship, and a mark where one arrives. */
export function CoastMap() {
  return (
    <svg viewBox="0 0 640 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H640V320H0Z" fill="#04384B" />
      <g fill="none" stroke="#075E7A" strokeWidth="4">
        <path d="M0 40H90M40 76H180M480 44H640M520 84H600M560 236H640M590 270H640M20 150H120M470 180H560" />
      </g>
      <path
        d="M0 320V246L110 214 160 236 226 168 214 110 286 54 372 74 410 140 384 186 452 216 470 320Z"
        fill="#F7F2E8"
      />
      <path
        d="M0 320V276L118 240 168 262 250 178 240 118 292 78 358 94 384 142 352 192 430 232 442 320Z"
        fill="#FBE6BC"
      />
      <g fill="none" stroke="#FFFFFF" strokeWidth="7">
        <path d="M120 320 384 142M240 118 352 192M60 262 130 320M190 240 300 320M292 78 250 178M300 216 400 320M330 168 430 232" />
      </g>
      <path d="M286 54 372 74 410 140 440 126" fill="none" stroke="#3D525C" strokeWidth="8" />
      <path d="M448 96H540L526 124H466Z" fill="#BF3D28" />
      <path d="M478 72H500V94H478Z" fill="#F2B441" />
      <path d="M502 78H522V94H502Z" fill="#CFE9F2" />
      <path d="M40 250 96 232 104 262 52 282Z" fill="#CFE9F2" />
      <path d="M118 228 150 240 132 258 108 250Z" fill="#CFE9F2" />
      <path
        d="M262 246 292 276 262 306 232 276Z"
        fill="none"
        stroke="#BF3D28"
        strokeWidth="4"
        strokeDasharray="8 6"
      />
      <path
        d="M262 276C262 276 224 236 224 206A38 38 0 0 1 300 206C300 236 262 276 262 276Z"
        fill="#BF3D28"
      />
      <path d="M262 188 280 206 262 224 244 206Z" fill="#FFFFFF" />
    </svg>
  );
}
