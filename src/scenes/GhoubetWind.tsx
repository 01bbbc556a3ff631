/** Wind turbines on the ridges above the Ghoubet, its island of basalt, solar panels by the shore. */
export function GhoubetWind() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#FBE6BC" />
      <circle cx="430" cy="176" r="92" fill="#F2B441" />
      <path d="M0 320 90 236 180 290 300 214 420 300 520 250 600 296V380H0Z" fill="#3D525C" />
      <path d="M300 214 340 282 420 300 400 360H260L282 280Z" fill="#10222B" />
      <path d="M90 236 112 290 180 290 200 360H60Z" fill="#10222B" />
      <path d="M0 346H600V460H0Z" fill="#075E7A" />
      <path d="M330 366 372 330 424 366Z" fill="#10222B" />
      <path d="M40 376H150M210 396H330M420 390H560M90 420H190M380 430H500" stroke="#CFE9F2" strokeWidth="5" />
      <path d="M0 440Q160 400 300 440T600 430V600H0Z" fill="#1B7A4B" />
      <path d="M0 500Q200 450 360 494T600 480V600H0Z" fill="#10222B" />
      <g fill="#FFFFFF">
        <path d="M126 190H134L140 450H120Z" />
        <path d="M130 190 122 70 136 70ZM130 190 234 250 240 238ZM130 190 26 250 20 238Z" />
        <path d="M297 254H303L308 452H292Z" />
        <path d="M300 254 228 182 238 174ZM300 254 398 226 400 238ZM300 254 274 352 264 348Z" />
        <path d="M487 214H494L499 446H482Z" />
        <path d="M490 214 484 108 496 108ZM490 214 582 266 588 256ZM490 214 398 266 392 256Z" />
      </g>
      <path
        d="M130 178 142 190 130 202 118 190ZM300 243 311 254 300 265 289 254ZM490 202 502 214 490 226 478 214Z"
        fill="#BF3D28"
      />
      <g stroke="#CFE9F2" strokeWidth="3" fill="#075E7A">
        <path d="M40 520H210L190 580H14ZM238 524H410L396 584H216ZM438 520H610L602 580H422Z" />
        <path
          d="M28 550H200M227 554H403M430 550H606M98 520 76 580M154 520 134 580M296 524 278 584M354 524 338 584M496 520 482 580M554 520 542 580"
          fill="none"
        />
      </g>
    </svg>
  );
}
