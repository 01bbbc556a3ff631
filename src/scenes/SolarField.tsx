/** Rows of solar panels on the salt of Lake Assal, under basalt slopes and a low sun. */
export function SolarField() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#FBE6BC" />
      <circle cx="196" cy="132" r="92" fill="#F2B441" />
      <path d="M0 214 70 156 132 196 230 118 322 206 400 150 486 196 600 128V240H0Z" fill="#10222B" />
      <path d="M230 118 262 186 322 206 290 230 210 236 188 200Z" fill="#3D525C" />
      <path d="M600 128 540 190 560 236H600Z" fill="#3D525C" />
      <path d="M0 232H600V266H0Z" fill="#CFE9F2" />
      <path d="M0 252H600V400H0Z" fill="#FFFFFF" />
      <path
        d="M0 286 60 270 130 290 210 268 300 288M0 366 50 340 90 372 150 350"
        fill="none"
        stroke="#CFE9F2"
        strokeWidth="4"
      />
      <g stroke="#10222B" strokeWidth="7">
        <path d="M356 282V310M470 282V310M262 330V368M400 330V368M536 330V368" />
      </g>
      <path d="M330 244H520L500 290H300Z" fill="#075E7A" />
      <path d="M214 308H600V366H176Z" fill="#04384B" />
      <g stroke="#CFE9F2" strokeWidth="3" fill="none">
        <path d="M315 267H510M378 244 350 290M426 244 402 290M474 244 454 290" />
        <path d="M195 337H600M290 308 258 366M366 308 342 366M442 308 426 366M518 308 510 366M594 308V366" />
      </g>
      <path d="M100 300V372M76 300H124" stroke="#BF3D28" strokeWidth="7" />
      <path d="M100 276 116 292 100 308 84 292Z" fill="#BF3D28" />
    </svg>
  );
}
