import { FailurePanel } from '../Outcome.tsx';
import { FailureAdvice } from '../sending/FailureAdvice.tsx';
import type { SendingFailure } from '../sending/submitRequest.ts';
import { useFailureTexts } from './useFailureTexts.ts';

/** Says in the page that the request was not sent, and what to do. */
export function AdmissionFailed({ failure }: { failure: SendingFailure }) {
  const texts = useFailureTexts()(failure);
  return (
    <FailurePanel {...texts}>
      <FailureAdvice failure={failure} />
    </FailurePanel>
  );
}
