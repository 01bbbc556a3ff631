import { useTranslation } from 'react-i18next';
import { admissionOptions } from '../../../supabase/functions/_shared/admissionOptions.ts';

type OptionField = keyof typeof admissionOptions;

/** A choice of a list: its identifier in the payload and its words. */
export interface LabelledOption {
  value: string;
  label: string;
}

/** The choices of every list of the admission request, in the specification's order, in the page's language. */
export function useAdmissionOptions(): Record<OptionField, readonly LabelledOption[]> {
  const { t } = useTranslation('admissionRequest');
  return {
    formationType: labelled('formationType', t('options.formationType', { returnObjects: true })),
    requiredLevel: labelled('requiredLevel', t('options.requiredLevel', { returnObjects: true })),
    certifyingProgram: labelled('certifyingProgram', t('options.certifyingProgram', { returnObjects: true })),
    academicYear: labelled('academicYear', t('options.academicYear', { returnObjects: true })),
    domain: labelled('domain', t('options.domain', { returnObjects: true })),
    lastDiploma: labelled('lastDiploma', t('options.lastDiploma', { returnObjects: true })),
    lastInstitution: labelled('lastInstitution', t('options.lastInstitution', { returnObjects: true })),
  };
}

function labelled<Field extends OptionField>(
  field: Field,
  labels: Record<(typeof admissionOptions)[Field][number], string>,
): LabelledOption[] {
  const values: readonly (typeof admissionOptions)[Field][number][] = admissionOptions[field];
  return values.map((value) => ({ value, label: labels[value] }));
}
