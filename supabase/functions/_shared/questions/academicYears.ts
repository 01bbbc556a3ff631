/** The academic years open to applications. The calendar and the deadlines of the site are those of the first. */
export const academicYears = ['2024-2025', '2025-2026'] as const;
