const people = {
  /** In a coral headscarf. */
  scarf: {
    ground: '#CFE9F2',
    skin: '#7A4A32',
    behind: ['M100 22C154 22 160 74 158 112L172 200H28L42 112C40 74 46 22 100 22Z', '#BF3D28'],
    front: [
      'M100 22C150 22 158 74 156 108 150 66 128 46 100 46S50 66 44 108C42 74 50 22 100 22ZM52 132C72 158 128 158 148 132L172 200H28Z',
      '#9C2F1D',
    ],
    clothes: ['M20 200C24 176 44 166 62 162H138C156 166 176 176 180 200Z', '#075E7A'],
  },
  /** With short hair, a beard and a white collar. */
  beard: {
    ground: '#F2B441',
    skin: '#5E3826',
    behind: ['M84 120H116V176H84Z', '#5E3826'],
    front: [
      'M56 84C54 38 76 24 100 24S146 38 144 84C138 66 132 60 124 58H76C68 60 62 66 56 84ZM56 86C56 132 76 151 100 151S144 132 144 86C140 104 134 122 122 118 114 112 106 112 100 115 94 112 86 112 78 118 66 122 60 104 56 86Z',
      '#10222B',
    ],
    clothes: ['M16 200C20 172 50 164 76 158L100 178 124 158C150 164 180 172 184 200Z', '#FFFFFF'],
  },
  /** In a green headscarf, with glasses. */
  glasses: {
    ground: '#F7F2E8',
    skin: '#6B4029',
    behind: ['M100 20C150 20 162 66 158 108L166 200H34L42 108C38 66 50 20 100 20Z', '#1B7A4B'],
    front: [
      'M100 20C150 20 160 70 156 106 148 64 126 48 100 48S52 64 44 106C40 70 50 20 100 20ZM50 130C70 160 130 160 150 130L166 200H34Z',
      '#145C38',
    ],
    clothes: ['M14 200C20 178 40 170 58 166H142C160 170 180 178 186 200Z', '#F2B441'],
  },
} as const;

export type PortraitName = keyof typeof people;

/** A drawn head and shoulders that stands for a person without pretending to show them. */
export function Portrait({ name }: { name: PortraitName }) {
  const { ground, skin, behind, front, clothes } = people[name];
  return (
    <svg viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      <path d="M0 0H200V200H0Z" fill={ground} />
      <path d={behind[0]} fill={behind[1]} />
      <path d={clothes[0]} fill={clothes[1]} />
      <path
        d="M100 40C132 40 144 62 144 92 144 128 122 150 100 150S56 128 56 92C56 62 68 40 100 40Z"
        fill={skin}
      />
      <path d={front[0]} fill={front[1]} />
      <path d="M76 93a5 5 0 1 0 10 0 5 5 0 1 0-10 0ZM114 93a5 5 0 1 0 10 0 5 5 0 1 0-10 0Z" fill="#10222B" />
      {name === 'glasses' && (
        <path
          d="M66 84H94V104H66ZM106 84H134V104H106ZM94 92H106"
          fill="none"
          stroke="#10222B"
          strokeWidth="4"
        />
      )}
      <path
        d={name === 'beard' ? 'M90 127Q100 134 110 127' : 'M86 122Q100 134 114 122'}
        fill="none"
        stroke={name === 'beard' ? '#F7F2E8' : '#10222B'}
        strokeWidth="4"
      />
    </svg>
  );
}
