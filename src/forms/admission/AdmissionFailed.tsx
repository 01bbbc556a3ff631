import { FailurePanel } from '../Outcome.tsx';
import { FailureAdvice } from './FailureAdvice.tsx';
import type { AdmissionFailure } from './submitAdmission.ts';
import { useFailureTexts } from './useFailureTexts.ts';

/** Says in the page that the request was not sent, and what to do. */
export function AdmissionFailed({ failure }: { failure: AdmissionFailure }) {
  const texts = useFailureTexts()(failure);
  return (
    <FailurePanel {...texts}>{failure.kind === 'failed' && <FailureAdvice failure={failure} />}</FailurePanel>
  );
}
