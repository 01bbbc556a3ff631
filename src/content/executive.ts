/** Ways to follow a short programme; their words are `executive.delivery.modes.<id>`. */
export const deliveryModes = ['evening', 'onSite', 'blended'] as const;

/** Ways to fund a short programme; their texts are `executive.funding.options.<id>`. */
export const fundingOptions = ['employer', 'instalments', 'group', 'partner'] as const;

/**
 * Participants' testimonials; their words are `executive.testimonials.items.<id>`. Invented until the school supplies
 * its own.
 */
export const executiveTestimonials = [
  { id: 'teamManagement', program: 'teamManagement', year: 2024, rating: 5 },
  { id: 'finance', program: 'financeForNonFinanciers', year: 2023, rating: 5 },
  { id: 'supplyChain', program: 'supplyChain', year: 2024, rating: 4 },
] as const;
