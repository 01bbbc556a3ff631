import { createFileRoute } from '@tanstack/react-router';
import { textParameters } from '../navigation/loadPage.ts';
import { pageOptions } from '../layout/pageHead.ts';
import { AdmissionRequest } from '../pages/admission-request/AdmissionRequest.tsx';

export const Route = createFileRoute('/student-space')({
  validateSearch: textParameters('domain', 'degree', 'formationType', 'certifyingProgram'),
  ...pageOptions('admissionRequest'),
  component: function Page() {
    return <AdmissionRequest search={Route.useSearch()} />;
  },
});
