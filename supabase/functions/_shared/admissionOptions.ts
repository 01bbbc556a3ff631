/** Stable identifiers of every choice, in the order in which the form shows them. */
export const admissionOptions = {
  formationType: ['certifiante', 'academique'],
  requiredLevel: ['bac', 'bts', 'licence', 'master'],
  certifyingProgram: [
    'comptabilite-gestion',
    'management-leadership',
    'logistique-supply-chain',
    'securite-informatique',
    'energies-renouvelables',
    'marketing-digital',
    'gestion-projet',
    'ressources-humaines',
  ],
  academicYear: ['2024-2025', '2025-2026'],
  domain: [
    'comptabilite-controle-audit',
    'strategie-gestion',
    'logistique-transport',
    'systemes-reseaux-securite',
    'genie-electrique',
  ],
  lastDiploma: ['bac', 'dut', 'bts', 'licence', 'master', 'autres'],
  lastInstitution: ['lycee', 'universite-djibouti', 'instituts-prives', 'instituts-etrangers'],
} as const;
