/**
 * What the school says of itself in figures (section 9), once for every page. Shares are ratios; a name that ends in
 * `Min` is a lower bound, shown by the format `atLeast` (25+).
 */
export const claims = {
  rating: { value: 4.9, reviews: 247 },
  placementRate: 0.95,
  /** In a permanent contract, and how many months after the degree at most. */
  permanentContract: { rate: 0.85, months: 6 },
  partnersMin: 25,
  studentsAndGraduatesMin: 500,
  yearsOfExperience: 7,
  teachersMin: 60,
  platform: { satisfaction: 0.98, learnersMin: 2500, hours: 15000 },
  partnerBenefits: {
    recruitmentsMin: 150,
    internshipsMin: 200,
    organisationsTrainedMin: 20,
    projectsYearlyMin: 15,
  },
  campus: {
    libraryWorksMin: 5000,
    amphitheatres: 2,
    amphitheatreSeats: 200,
    classrooms: 12,
    associationsMin: 10,
  },
} as const;

/** The highest rating. */
export const ratingMax = 5;
