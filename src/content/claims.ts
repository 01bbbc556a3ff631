/**
 * The school's figures (specification, section 9), for every page. Shares are from 0 to 1; a name that ends in
 * `Min` is a lower bound, shown by the format `atLeast` (25+). Four drawings of `src/scenes/figures` show some:
 * `contract-rate`, `elearning-screens`, `amphitheatre-seats` and `classroom-doors`.
 */
export const claims = {
  rating: { value: 4.9, reviews: 247 },
  placementRate: 0.95,
  /** The share of graduates who have a permanent contract this number of months after their degree. */
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

export const ratingMax = 5;
