/** A street of Djibouti's old town in the evening: white arcades, the minaret of a mosque, a palm and people in the shade. */
export function OldTown() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#FBE6BC" />
      <circle cx="438" cy="136" r="78" fill="#F2B441" />
      {/* The minaret */}
      <path d="M276 330V92H324V330Z" fill="#CFE9F2" />
      <path d="M266 92H334V104H266ZM272 152H328V162H272Z" fill="#075E7A" />
      <path d="M282 92V62Q300 36 318 62V92Z" fill="#FFFFFF" />
      <path d="M300 44V22" stroke="#10222B" strokeWidth="4" />
      <path
        d="M300 8 308 18 300 28 292 18ZM300 112 310 126 300 140 290 126ZM300 172 308 184 300 196 292 184Z"
        fill="#BF3D28"
      />
      {/* The houses */}
      <path d="M0 120H262V330H0Z" fill="#FFFFFF" />
      <path d="M0 112H270V124H0ZM0 208H270V218H0Z" fill="#075E7A" />
      <path d="M338 172H600V330H338Z" fill="#F6CCC2" />
      <path d="M330 164H600V176H330ZM330 232H600V240H330Z" fill="#9C2F1D" />
      <path
        d="M22 208V160Q40 136 58 160V208ZM92 208V160Q110 136 128 160V208ZM162 208V160Q180 136 198 160V208ZM226 208V160Q240 140 254 160V208Z"
        fill="#CFE9F2"
      />
      <path
        d="M40 146V208M110 146V208M180 146V208M22 184H58M92 184H128M162 184H198"
        stroke="#075E7A"
        strokeWidth="3"
      />
      <path
        d="M364 232V204Q378 186 392 204V232ZM426 232V204Q440 186 454 204V232ZM488 232V204Q502 186 516 204V232ZM550 232V204Q564 186 578 204V232Z"
        fill="#1B7A4B"
      />
      <path
        d="M10 330V264A34 34 0 0 1 78 264V330ZM96 330V264A34 34 0 0 1 164 264V330ZM182 330V264A34 34 0 0 1 250 264V330Z"
        fill="#04384B"
      />
      <path
        d="M352 330V280A30 30 0 0 1 412 280V330ZM428 330V280A30 30 0 0 1 488 280V330ZM504 330V280A30 30 0 0 1 564 280V330Z"
        fill="#10222B"
      />
      <path d="M0 330H600V400H0Z" fill="#E4C48F" />
      <path
        d="M60 372 90 358 120 372 90 386ZM240 372 270 358 300 372 270 386ZM420 372 450 358 480 372 450 386Z"
        fill="#F7F2E8"
      />
      {/* Two who meet, one with books, and a lamp that is lit */}
      <path d="M120 300Q138 286 156 300L164 362H112Z" fill="#BF3D28" />
      <path d="M122 286A16 18 0 0 1 154 286L156 304H120Z" fill="#9C2F1D" />
      <circle cx="138" cy="284" r="10" fill="#7A4A32" />
      <path d="M190 300H222L226 366H186Z" fill="#F2B441" />
      <circle cx="206" cy="284" r="13" fill="#5E3826" />
      <path d="M194 282A12 12 0 0 1 218 282Z" fill="#10222B" />
      <path d="M176 316H198V330H176Z" fill="#075E7A" />
      <path d="M214 244 222 254 214 264 206 254Z" fill="#F2B441" />
      {/* The palm */}
      <path d="M586 360 578 214" stroke="#54330F" strokeWidth="11" />
      <path
        d="M578 216Q534 172 492 202 540 196 578 216ZM578 216Q556 152 508 150 556 172 578 216ZM578 216Q584 150 620 140 588 174 578 216ZM578 216Q610 190 640 210 606 200 578 216Z"
        fill="#1B7A4B"
      />
    </svg>
  );
}
