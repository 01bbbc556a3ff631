import type { Look } from '../../scenes/Portrait.tsx';

/** How each who sits on one of the school's four bodies is drawn, by the body and their seat. */
export const looks = {
  board: {
    chair: { skin: 'umber', wears: 'scarf', head: 'sea', body: 'sand', hasGlasses: true },
    viceChair: { skin: 'ebony', wears: 'cap', head: 'sand', body: 'green', hasBeard: true },
    treasurer: { skin: 'sienna', wears: 'scarf', head: 'gold', body: 'coral' },
  },
  management: {
    director: { skin: 'sienna', wears: 'hair', head: 'night', body: 'sea', hasGlasses: true },
    studies: { skin: 'ebony', wears: 'scarf', head: 'coral', body: 'night' },
    secretary: { skin: 'umber', wears: 'hair', head: 'night', body: 'sand', hasBeard: true },
  },
  academicCouncil: {
    president: { skin: 'ebony', wears: 'cap', head: 'gold', body: 'night', hasGlasses: true },
    research: { skin: 'umber', wears: 'scarf', head: 'green', body: 'gold' },
    quality: { skin: 'sienna', wears: 'scarf', head: 'sky', body: 'sea', hasGlasses: true },
  },
  studentOffice: {
    president: { skin: 'ebony', wears: 'scarf', head: 'sand', body: 'coral' },
    secretary: { skin: 'umber', wears: 'hair', head: 'night', body: 'green' },
    treasurer: { skin: 'sienna', wears: 'hair', head: 'night', body: 'gold', hasBeard: true },
  },
} as const satisfies Record<string, Record<string, Look>>;

export type BodyId = keyof typeof looks;

/** The grounds of the portraits, one after the other. */
export const grounds = ['gold', 'sky', 'coral', 'sand', 'green'] as const;

/** What a portrait is called on the page, for its second place there. */
export function portraitId(body: string, seat: string): string {
  return `portrait-${body}-${seat}`;
}
