/** Colours of a face: the lit side, the shaded side, the lips. */
const skins = {
  umber: ['#7A4A32', '#613724', '#A84F43'],
  ebony: ['#5E3826', '#472717', '#8A4438'],
  sienna: ['#6B4029', '#522E1B', '#9C4A3C'],
} as const;

/** Colours of a fabric: the cloth, its folds. */
const cloths = {
  coral: ['#BF3D28', '#9C2F1D'],
  green: ['#1B7A4B', '#145C38'],
  sea: ['#075E7A', '#04384B'],
  gold: ['#F2B441', '#D8962A'],
  sky: ['#CFE9F2', '#A5CDDB'],
  sand: ['#F7F2E8', '#D9D3C4'],
  night: ['#10222B', '#04384B'],
} as const;
type Cloth = keyof typeof cloths;

/** Backgrounds of 200 by 200 SVG units. */
const workplaces = {
  /** Containers and the sea. */
  quay: (
    <>
      <path d="M0 0H200V200H0Z" fill="#CFE9F2" />
      <circle cx="36" cy="62" r="26" fill="#F2B441" />
      <path d="M0 108H200V200H0Z" fill="#075E7A" />
      <path d="M146 34H200V62H146ZM160 64H200V108H160Z" fill="#1B7A4B" />
      <path d="M132 64H158V108H132Z" fill="#FFFFFF" />
      <path d="M172 64V108M184 64V108M160 34V62M174 34V62M188 34V62" stroke="#0E4A2D" strokeWidth="3" />
      <path d="M0 126H34M6 142H28" stroke="#CFE9F2" strokeWidth="4" />
    </>
  ),
  /** The arcades of a bank. */
  bank: (
    <>
      <path d="M0 0H200V200H0Z" fill="#F2B441" />
      <path d="M0 22H200V34H0Z" fill="#FBE6BC" />
      <path d="M8 200V84A24 24 0 0 1 56 84V200ZM144 200V84A24 24 0 0 1 192 84V200Z" fill="#FBE6BC" />
      <path d="M32 92 42 106 32 120 22 106ZM168 92 178 106 168 120 158 106Z" fill="#BF3D28" />
    </>
  ),
  /** The lights of a rack of servers. */
  network: (
    <>
      <path d="M0 0H200V200H0Z" fill="#04384B" />
      <path
        d="M8 18H52V30H8ZM8 42H44V54H8ZM8 66H40V78H8ZM8 90H40V102H8ZM8 114H40V126H8ZM148 18H192V30H148ZM156 42H192V54H156ZM160 66H192V78H160ZM160 90H192V102H160ZM160 114H192V126H160Z"
        fill="#075E7A"
      />
      <path
        d="M16 19 21 24 16 29 11 24ZM16 67 21 72 16 77 11 72ZM30 91 35 96 30 101 25 96ZM16 115 21 120 16 125 11 120ZM184 19 189 24 184 29 179 24ZM184 43 189 48 184 53 179 48ZM170 67 175 72 170 77 165 72ZM184 115 189 120 184 125 179 120Z"
        fill="#F2B441"
      />
      <path
        d="M30 43 35 48 30 53 25 48ZM16 91 21 96 16 101 11 96ZM184 91 189 96 184 101 179 96Z"
        fill="#CFE9F2"
      />
    </>
  ),
} as const;

/** The features of a drawn person. */
export interface PersonFeatures {
  skin: keyof typeof skins;
  headwear: 'scarf' | 'hair' | 'cap';
  /** Colour of the headscarf or cap. */
  headwearColor: Cloth;
  garmentColor: Cloth;
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

interface PortraitProps {
  person: PersonFeatures;
  /** Background. The default is plain, with a diamond. */
  workplace?: keyof typeof workplaces;
  /** Colour of the plain background. */
  ground?: Cloth;
  /** The id by which `RepeatedPortrait` shows this portrait again. */
  id?: string;
}

/** Head and shoulders of an imaginary person: a placeholder for a photograph. */
export function Portrait({ person, workplace, ground = 'sky', id }: PortraitProps) {
  const { headwear, hasGlasses } = person;
  const [light, fold] = cloths[ground];
  return (
    <svg
      width="100%"
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g id={id}>
        {workplace ? (
          workplaces[workplace]
        ) : (
          <>
            <path d="M0 0H200V200H0Z" fill={light} />
            <path d="M100-20 220 100 100 220-20 100Z" fill={fold} />
          </>
        )}
        {headwear === 'scarf' ? <PersonWithScarf person={person} /> : <PersonInSuit person={person} />}
        {hasGlasses && (
          <path
            d="M67 82H94V101Q80 108 67 101ZM104 82H131V101Q118 108 104 101ZM94 88H104"
            fill="none"
            stroke="#F2B441"
            strokeWidth="4"
          />
        )}
      </g>
    </svg>
  );
}

function PersonWithScarf({ person: { skin, headwearColor, garmentColor } }: { person: PersonFeatures }) {
  const [cloth, fold] = cloths[headwearColor];
  return (
    <>
      <path
        d="M100 16C150 16 160 62 154 106L176 176 160 200H40L24 176 46 106C40 62 50 16 100 16Z"
        fill={fold}
      />
      <path d="M12 200Q18 166 56 158H144Q182 166 188 200Z" fill={cloths[garmentColor][0]} />
      <Face skin={skin} />
      <path
        d="M100 16C150 16 160 62 154 108L140 96C140 66 130 50 101 50S62 66 61 96L46 108C40 62 50 16 100 16ZM61 94Q64 140 99 150 134 140 140 94L154 106Q152 148 176 172 138 188 100 178 60 188 26 170 48 148 46 106Z"
        fill={cloth}
      />
      <path d="M140 94Q136 138 99 150 130 158 154 106ZM46 128Q74 168 132 172 80 184 40 158Z" fill={fold} />
    </>
  );
}

function PersonInSuit({
  person: { skin, headwear, headwearColor, garmentColor, hasBeard },
}: {
  person: PersonFeatures;
}) {
  const [cloth, fold] = cloths[headwearColor];
  return (
    <>
      <path d="M8 200Q14 168 74 152H126Q186 168 192 200Z" fill={cloths[garmentColor][0]} />
      <path d="M74 152H128L112 200H90Z" fill="#FFFFFF" />
      <Face skin={skin} />
      <path d="M82 143 101 178 88 192 70 154ZM120 143 101 178 114 192 132 154Z" fill="#FFFFFF" />
      <path d="M101 178 111 188 106 200H96L91 188Z" fill="#BF3D28" />
      <path
        d="M62 92C54 34 82 22 104 24S148 38 139 92C136 72 130 62 122 56 104 62 84 60 74 54 68 64 65 76 62 92Z"
        fill="#10222B"
      />
      {headwear === 'cap' && (
        <>
          <path d="M60 62Q58 18 102 16 144 18 141 62 102 48 60 62Z" fill={cloth} />
          <path d="M60 62 59 50Q102 34 142 50L141 62Q102 48 60 62Z" fill={fold} />
        </>
      )}
      {hasBeard && (
        <path
          d="M64 94Q66 110 78 116 88 112 98 116 110 112 120 116 132 112 137 94C138 134 120 156 99 156S64 134 64 94ZM85 125Q98 141 112 125 99 120 85 125Z"
          fill="#10222B"
          fillRule="evenodd"
        />
      )}
    </>
  );
}

/** A face turned slightly to the left, where the light comes from. */
function Face({ skin }: { skin: PersonFeatures['skin'] }) {
  const [light, shade, lips] = skins[skin];
  return (
    <>
      <path d="M82 126H120V162L101 172 82 162Z" fill={shade} />
      <path
        d="M100 40C128 40 138 64 137 92 136 122 118 146 99 146S65 122 64 92C63 64 74 40 100 40Z"
        fill={light}
      />
      <path
        d="M108 41C130 44 138 66 137 92 136 122 118 146 99 146 116 132 122 112 118 88 116 70 112 56 108 41Z"
        fill={shade}
      />
      <path d="M98 86 91 109Q96 115 104 111" fill="none" stroke={shade} strokeWidth="4" />
      <path d="M71 81Q80 75 90 80M107 80Q117 75 127 82" fill="none" stroke="#10222B" strokeWidth="4" />
      <path d="M72 92Q81 84 90 92 81 97 72 92ZM108 92Q117 84 126 92 117 97 108 92Z" fill="#F7F2E8" />
      <path d="M77 91a4 4 0 1 0 9 0 4 4 0 1 0-9 0ZM112 91a4 4 0 1 0 9 0 4 4 0 1 0-9 0Z" fill="#10222B" />
      <path d="M85 125Q92 121 98 123 105 121 112 125 99 137 85 125Z" fill={lips} />
    </>
  );
}

/** Shows a portrait of the same page again, without repeating its paths. */
export function RepeatedPortrait({ id }: { id: string }) {
  return (
    <svg width="100%" viewBox="0 0 200 200" aria-hidden="true" focusable="false">
      <use href={`#${id}`} />
    </svg>
  );
}
