/** A quay that a dhow has left: a gull on the bollard, the rope in the water, the sail already on the horizon. */
export function EmptyQuay() {
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V600H0Z" fill="#CFE9F2" />
      <circle cx="180" cy="262" r="92" fill="#F2B441" />
      <path d="M600 262 548 214 500 238 440 196 372 262Z" fill="#3D525C" />
      <path d="M440 196 470 228 500 238 520 262H400Z" fill="#10222B" />
      <path d="M0 262H600V600H0Z" fill="#075E7A" />
      <path d="M98 262H262L226 286H134ZM120 304H240L216 320H144Z" fill="#F2B441" fillOpacity=".55" />
      <path d="M296 166 346 240Q320 250 296 248Z" fill="#FFFFFF" />
      <path d="M290 176 262 240Q276 248 290 246Z" fill="#F7F2E8" />
      <path d="M250 252Q300 262 356 250L344 270H264Z" fill="#BF3D28" />
      <path d="M40 340H150M330 326H430M210 372H330M470 372H560M60 410H180" stroke="#CFE9F2" strokeWidth="5" />
      <path d="M0 456H600V600H0Z" fill="#F7F2E8" />
      <path d="M0 448H600V474H0Z" fill="#3D525C" />
      <path
        d="M404 392C360 400 352 448 340 474S330 540 296 548 262 520 286 510 330 534 320 566"
        fill="none"
        stroke="#F2B441"
        strokeWidth="10"
      />
      <path d="M400 474V396Q384 394 384 380T400 364H476Q492 366 492 380T476 396V474Z" fill="#10222B" />
      <path d="M398 404H478V422H398Z" fill="#BF3D28" />
      <path d="M424 364V346M442 364V346" stroke="#BF3D28" strokeWidth="5" />
      <path
        d="M376 336Q400 290 446 292 452 262 478 262 498 264 500 284 500 342 440 350 400 352 360 330Z"
        fill="#FFFFFF"
      />
      <path d="M366 332Q404 300 450 314 440 340 404 342Z" fill="#3D525C" />
      <path d="M498 278 526 286 499 294Z" fill="#F2B441" />
      <circle cx="483" cy="279" r="5" fill="#10222B" />
      <path
        d="M0 522 24 498 48 522 24 546ZM96 522 120 498 144 522 120 546ZM192 522 216 498 240 522 216 546ZM480 522 504 498 528 522 504 546ZM576 522 600 498V546Z"
        fill="#075E7A"
      />
    </svg>
  );
}
