const columns = 10;
const rows = 5;

function diamondPaths(places: readonly number[]): string {
  return places
    .map(
      (place) =>
        `M${(place % columns) * 44 + 62} ${Math.floor(place / columns) * 44 + 52}l20 20-20 20-20-20z`,
    )
    .join('');
}

/** A laptop and a phone. The laptop shows a grid of fifty diamonds; `share` (0 to 1) is the filled part. */
export function WovenScreen({ share }: { share: number }) {
  const places = Array.from({ length: columns * rows }, (_, place) => place);
  const filled = Math.round(share * places.length);
  return (
    <svg viewBox="0 0 640 380" aria-hidden="true" focusable="false">
      <path d="M12 22H508V302H12Z" fill="#10222B" />
      <path d="M26 36H494V288H26Z" fill="#075E7A" />
      <path d={diamondPaths(places.slice(0, filled))} fill="#F2B441" />
      <path d={diamondPaths(places.slice(filled))} fill="none" stroke="#F2B441" strokeWidth="2" />
      <path d="M0 302H520L504 330H16Z" fill="#CFE9F2" />
      <path d="M208 302H312L304 312H216Z" fill="#075E7A" />
      <path d="M0 330H640V336H0Z" fill="#075E7A" />
      <path d="M532 166H634V346H532Z" fill="#FFFFFF" />
      <path d="M541 180H625V326H541Z" fill="#075E7A" />
      <path d="M583 192 613 222 583 252 553 222Z" fill="#F2B441" />
      <path d="M583 208 597 222 583 236 569 222Z" fill="#BF3D28" />
      <path d="M554 272H612M554 288H596M554 304H606" stroke="#CFE9F2" strokeWidth="5" />
      <path d="M572 336H594" stroke="#7A8A91" strokeWidth="4" />
    </svg>
  );
}
