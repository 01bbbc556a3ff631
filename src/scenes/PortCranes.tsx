/** Two gantry cranes over a stack of containers and a ship's bow, at Doraleh. */
export function PortCranes() {
  return (
    <svg viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H600V400H0Z" fill="#CFE9F2" />
      <circle cx="470" cy="120" r="66" fill="#F2B441" />
      <path d="M0 250 90 190 150 226 250 158 340 250Z" fill="#10222B" fillOpacity=".16" />
      <path d="M0 288H600V400H0Z" fill="#075E7A" />
      <path d="M0 288H600V300H0Z" fill="#10222B" />
      <g fill="none" stroke="#04384B" strokeWidth="10">
        <path d="M96 290V92M176 290V92M96 200H176M70 92H420M136 92V44L300 92M136 44 70 92" />
        <path d="M96 200 176 92M96 92 176 200" strokeWidth="5" />
      </g>
      <path d="M330 92V170" stroke="#10222B" strokeWidth="4" />
      <path d="M300 170H362V204H300Z" fill="#BF3D28" />
      <path d="M300 178H362M300 196H362" stroke="#F6CCC2" strokeWidth="3" />
      <path d="M222 258H284V288H222ZM222 226H284V256H222Z" fill="#F2B441" />
      <path d="M192 258H220V288H192Z" fill="#FFFFFF" />
      <path d="M340 270H600V288H600L580 344H372Z" fill="#BF3D28" />
      <path d="M372 344H580L572 362H386Z" fill="#10222B" />
      <path d="M372 238H432V270H372ZM496 238H556V270H496Z" fill="#1B7A4B" />
      <path d="M434 238H494V270H434ZM404 206H464V236H404Z" fill="#FFFFFF" />
      <path d="M466 206H526V236H466Z" fill="#F2B441" />
      <path d="M20 330H130M60 352H250M160 376H330M430 384H590M0 372H70" stroke="#CFE9F2" strokeWidth="5" />
    </svg>
  );
}
