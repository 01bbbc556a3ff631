import { school } from './school.ts';

/** The school's milestones, oldest first; their words are `about.history.milestones.<id>`. Provisional but the first. */
export const milestones = [
  { id: 'foundation', year: school.foundingYear },
  { id: 'stateApproval', year: 2019 },
  { id: 'distanceLearning', year: 2020 },
  { id: 'firstGraduates', year: 2021 },
  { id: 'masters', year: 2022 },
  { id: 'engineering', year: 2023 },
  { id: 'isoCertificate', year: 2024 },
  { id: 'today', year: 2025 },
] as const satisfies readonly { id: string; year: number }[];
