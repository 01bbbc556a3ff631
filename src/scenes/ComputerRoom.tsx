/** A class at its screens, two rows of desks before a drawn network. */
export function ComputerRoom() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#FBE6BC" />
      <path d="M0 0H600V30H0Z" fill="#BF3D28" />
      <path d="M150 56H450V176H150Z" fill="#04384B" />
      <path d="M180 146 230 96 276 132 330 84 420 150" fill="none" stroke="#CFE9F2" strokeWidth="6" />
      <path d="M230 84 242 96 230 108 218 96ZM330 72 342 84 330 96 318 84Z" fill="#F2B441" />
      <path d="M20 56H110V176H20ZM490 56H580V176H490Z" fill="#CFE9F2" />
      <path
        d="M20 150 60 112 84 134 110 106V176H20ZM490 140 530 104 556 130 580 112V176H490Z"
        fill="#10222B"
      />
      <path
        d="M104 194a16 16 0 1 1 32 0a16 16 0 1 1 -32 0ZM224 194a16 16 0 1 1 32 0a16 16 0 1 1 -32 0ZM344 194a16 16 0 1 1 32 0a16 16 0 1 1 -32 0ZM464 194a16 16 0 1 1 32 0a16 16 0 1 1 -32 0Z"
        fill="#9C2F1D"
      />
      <path
        d="M93 247v-13q0-24 27-24t27 24v13ZM213 247v-13q0-24 27-24t27 24v13ZM333 247v-13q0-24 27-24t27 24v13ZM453 247v-13q0-24 27-24t27 24v13Z"
        fill="#FFFFFF"
      />
      <path d="M83 216h74v46h-74ZM203 216h74v46h-74ZM323 216h74v46h-74ZM443 216h74v46h-74Z" fill="#10222B" />
      <path
        d="M120 232 129 241 120 250 111 241ZM240 232 249 241 240 250 231 241ZM360 232 369 241 360 250 351 241ZM480 232 489 241 480 250 471 241Z"
        fill="#F2B441"
      />
      <path d="M0 262H600V290H0Z" fill="#1B7A4B" />
      <path
        d="M39 290a21 21 0 1 1 42 0a21 21 0 1 1 -42 0ZM199 290a21 21 0 1 1 42 0a21 21 0 1 1 -42 0ZM359 290a21 21 0 1 1 42 0a21 21 0 1 1 -42 0ZM519 290a21 21 0 1 1 42 0a21 21 0 1 1 -42 0Z"
        fill="#9C2F1D"
      />
      <path
        d="M24 359v-17q0-32 36-32t36 32v17ZM184 359v-17q0-32 36-32t36 32v17ZM344 359v-17q0-32 36-32t36 32v17ZM504 359v-17q0-32 36-32t36 32v17Z"
        fill="#CFE9F2"
      />
      <path d="M12 319h97v61h-97ZM172 319h97v61h-97ZM332 319h97v61h-97ZM492 319h97v61h-97Z" fill="#10222B" />
      <path
        d="M60 340 72 352 60 364 48 352ZM220 340 232 352 220 364 208 352ZM380 340 392 352 380 364 368 352ZM540 340 552 352 540 364 528 352Z"
        fill="#F2B441"
      />
      <path d="M0 380H600V400H0Z" fill="#075E7A" />
    </svg>
  );
}
