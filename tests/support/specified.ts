/** What the specification gives of the data that the school edits, for tests of rules that need certain dates. */
import type { Deadline } from '#core/questions/schemas.ts';
import type { ProgramId } from '../../src/content/programs.ts';

export const specifiedDeadlines: Record<ProgramId, Deadline> = {
  licenseCca: { kind: 'none' },
  licenseStrategieGestion: { kind: 'before', month: 9, day: 30 },
  licenseLogistique: { kind: 'before', month: 10, day: 15 },
  licenseSystemesReseaux: { kind: 'before', month: 9, day: 20 },
  licenseGenieElectrique: { kind: 'until', month: 9, day: 25 },
  masterCca: { kind: 'before', month: 8, day: 31 },
  masterManagement: { kind: 'before', month: 7, day: 15 },
  masterLogistique: { kind: 'before', month: 7, day: 30 },
  masterSystemesReseaux: { kind: 'before', month: 8, day: 1 },
};

/** The ids of the five articles. */
export const specifiedArticles = [
  'portForum',
  'solarStation',
  'addisExchange',
  'sharedIftar',
  'cybersecurity',
];

/** The ids of the events with which the site began; the specification names none. */
export const firstEvents = ['associationsFair', 'careersForum', 'openDay', 'pitchNight'];
