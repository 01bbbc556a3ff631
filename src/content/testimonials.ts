import type { GraduateTestimonial } from './schemas.ts';
import data from './testimonials.json' with { type: 'json' };

type TestimonialId = keyof typeof data.testimonials;

/**
 * The first three of the graduates' testimonials about the school (specification, section 2); their words are
 * `testimonials.items.<id>`. Invented: replace before going live.
 */
export const testimonials = Object.entries<GraduateTestimonial>(
  data.testimonials as Record<TestimonialId, GraduateTestimonial>, // Safe cast: `npm run check` validates the file.
)
  .slice(0, 3)
  .map(([id, testimonial]) => ({ ...testimonial, id: id as TestimonialId })); // Safe cast: a key of the testimonials.
