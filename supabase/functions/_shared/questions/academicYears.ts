/** The academic years open to applications. The site's calendar and deadlines belong to the first one. */
export const academicYears = ['2024-2025', '2025-2026'] as const;
