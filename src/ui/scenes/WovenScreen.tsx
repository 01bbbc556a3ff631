const columns = 10;
const rows = 5;

function diamonds(places: readonly number[]): string {
  return places
    .map(
      (place) =>
        `M${(place % columns) * 44 + 102} ${Math.floor(place / columns) * 44 + 52}l20 20-20 20-20-20z`,
    )
    .join('');
}

/** A laptop and a phone that show one piece of weaving of fifty diamonds, filled up to a share (0 to 1). */
export function WovenScreen({ share }: { share: number }) {
  const places = Array.from({ length: columns * rows }, (_, place) => place);
  const filled = Math.round(share * places.length);
  return (
    <svg viewBox="0 0 640 380" aria-hidden="true" focusable="false">
      <path d="M52 22H548V302H52Z" fill="#10222B" />
      <path d="M66 36H534V288H66Z" fill="#075E7A" />
      <path d={diamonds(places.slice(0, filled))} fill="#F2B441" />
      <path d={diamonds(places.slice(filled))} fill="none" stroke="#F2B441" strokeWidth="2" />
      <path d="M8 302H592L560 330H40Z" fill="#CFE9F2" />
      <path d="M248 302H352L344 312H256Z" fill="#075E7A" />
      <path d="M0 330H640V336H0Z" fill="#075E7A" />
      <path d="M496 172H618V358H496Z" fill="#FFFFFF" />
      <path d="M506 186H608V336H506Z" fill="#04384B" />
      <path d="M557 200 587 230 557 260 527 230Z" fill="#F2B441" />
      <path d="M557 216 571 230 557 244 543 230Z" fill="#BF3D28" />
      <path d="M520 280H594M520 296H576M520 312H586" stroke="#CFE9F2" strokeWidth="5" />
      <path d="M545 347H569" stroke="#7A8A91" strokeWidth="4" />
    </svg>
  );
}
