import { createFileRoute } from '@tanstack/react-router';
import { readAdmissionSearch } from '../forms/admission/admissionSearch.ts';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../layout/pageHead.ts';
import { AdmissionRequest } from '../pages/admission-request/AdmissionRequest.tsx';

export const Route = createFileRoute('/admission-request')({
  validateSearch: readAdmissionSearch,
  loader: loadCatalog('admissionRequest', 'forms', 'validation'),
  head: pageHead('admissionRequest', 'admissions'),
  component: Page,
});

function Page() {
  return <AdmissionRequest search={Route.useSearch()} />;
}
