import type { PartnerId } from './partners.ts';

interface Testimonial {
  id: string;
  /** Year of the degree. */
  promotion: number;
  company: PartnerId;
  /** Out of `ratingMax`. */
  rating: number;
}

/** Graduates who speak of the school; their words are `testimonials.items.<id>`. Invented: replace before going live. */
export const testimonials = [
  { id: 'hodan', promotion: 2022, company: 'quaisDuGolfe', rating: 5 },
  { id: 'youssouf', promotion: 2024, company: 'creditGoubet', rating: 5 },
  { id: 'fatouma', promotion: 2022, company: 'corneFibre', rating: 5 },
] as const satisfies readonly Testimonial[];

export type TestimonialId = (typeof testimonials)[number]['id'];
