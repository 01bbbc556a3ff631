/** What the campus has, as the school states it (section 9); a figure with `+` is a lower bound. */
export const campus = {
  libraryWorksMin: 5000,
  amphitheatres: 2,
  amphitheatreSeats: 200,
  classrooms: 12,
  associationsMin: 10,
} as const;
