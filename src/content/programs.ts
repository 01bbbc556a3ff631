import type { admissionOptions } from '../../supabase/functions/_shared/admissionRequest.ts';
import type { MonthDay } from '../i18n/useFormats.ts';
import type { MarkName } from '../ui/Mark.tsx';
import type { PagePath } from './pages.ts';

export type Domain = (typeof admissionOptions.domain)[number];

/** When applications close: before a day, until and with a day, or never. */
export type Deadline = ({ kind: 'before' | 'until' } & MonthDay) | { kind: 'none' };

interface Program {
  path: PagePath;
  aliases?: readonly PagePath[];
  family: 'licence' | 'master';
  /** The study field of the admission request, chosen for the visitor by “Candidater”. */
  domain: Domain;
  mark: MarkName;
  deadline: Deadline;
  /** Years of professional experience asked for. */
  experienceYears?: { min: number; max?: number };
  toeicMin?: number;
}

/** The nine degree programmes (section 9); their words are `programNames` and one slice each, named by the key. */
export const programs = {
  licenseCca: {
    path: '/programs/license-cca',
    family: 'licence',
    domain: 'comptabilite-controle-audit',
    mark: 'accounting',
    deadline: { kind: 'none' },
  },
  licenseStrategieGestion: {
    path: '/programs/license-strategie-gestion',
    aliases: ['/programs/license-management'],
    family: 'licence',
    domain: 'strategie-gestion',
    mark: 'strategy',
    deadline: { kind: 'before', month: 9, day: 30 },
  },
  licenseLogistique: {
    path: '/programs/license-logistique',
    aliases: ['/programs/license-logistics'],
    family: 'licence',
    domain: 'logistique-transport',
    mark: 'logistics',
    deadline: { kind: 'before', month: 10, day: 15 },
  },
  licenseSystemesReseaux: {
    path: '/programs/license-systemes-reseaux',
    family: 'licence',
    domain: 'systemes-reseaux-securite',
    mark: 'networks',
    deadline: { kind: 'before', month: 9, day: 20 },
  },
  licenseGenieElectrique: {
    path: '/programs/license-genie-electrique',
    family: 'licence',
    domain: 'genie-electrique',
    mark: 'energy',
    deadline: { kind: 'until', month: 9, day: 25 },
  },
  masterCca: {
    path: '/programs/master-cca',
    family: 'master',
    domain: 'comptabilite-controle-audit',
    mark: 'accounting',
    deadline: { kind: 'before', month: 8, day: 31 },
  },
  masterManagement: {
    path: '/programs/master-management',
    family: 'master',
    domain: 'strategie-gestion',
    mark: 'strategy',
    deadline: { kind: 'before', month: 7, day: 15 },
    experienceYears: { min: 3 },
    toeicMin: 750,
  },
  masterLogistique: {
    path: '/programs/master-logistique',
    aliases: ['/programs/master-logistics'],
    family: 'master',
    domain: 'logistique-transport',
    mark: 'logistics',
    deadline: { kind: 'before', month: 7, day: 30 },
    experienceYears: { min: 2, max: 3 },
  },
  masterSystemesReseaux: {
    path: '/programs/master-systemes-reseaux',
    family: 'master',
    domain: 'systemes-reseaux-securite',
    mark: 'networks',
    deadline: { kind: 'before', month: 8, day: 1 },
  },
} as const satisfies Record<string, Program>;

export type ProgramId = keyof typeof programs;

/** What a family's programmes share: length in years and level after the baccalaureate. */
export const families = {
  licence: { years: 3, level: 3 },
  master: { years: 2, level: 5 },
} as const;

/** The shortest internship, in months. */
export const internshipMonthsMin = 4;

/** The day on which applications open every year. */
export const applicationsOpen: MonthDay = { month: 3, day: 1 };

/** The short certifying programmes of executive education, in hours. */
export const executivePrograms = [
  { id: 'teamManagement', hours: 70, certifyingProgram: 'management-leadership' },
  { id: 'financeForNonFinanciers', hours: 40, certifyingProgram: 'comptabilite-gestion' },
  { id: 'digitalTransformation', hours: 60, certifyingProgram: 'marketing-digital' },
  { id: 'supplyChain', hours: 50, certifyingProgram: 'logistique-supply-chain' },
] as const satisfies readonly {
  id: string;
  hours: number;
  certifyingProgram: (typeof admissionOptions.certifyingProgram)[number];
}[];
