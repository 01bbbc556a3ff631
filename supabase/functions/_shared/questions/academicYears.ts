/** The academic years that one can apply for; the calendar and the deadlines are for the first. */
export const academicYears = ['2024-2025', '2025-2026'] as const;
