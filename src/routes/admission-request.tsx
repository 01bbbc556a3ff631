import { createFileRoute } from '@tanstack/react-router';
import { loadPage, textParameters } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { AdmissionRequest } from '../pages/admission-request/AdmissionRequest.tsx';

export const Route = createFileRoute('/admission-request')({
  validateSearch: textParameters('domain', 'degree', 'formationType', 'certifyingProgram'),
  loader: loadPage,
  head: pageHead('admissionRequest'),
  component: function Page() {
    return <AdmissionRequest search={Route.useSearch()} />;
  },
});
