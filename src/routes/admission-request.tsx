import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../i18n/pageHead.ts';
import { AdmissionRequest } from '../pages/admission-request/AdmissionRequest.tsx';

export const Route = createFileRoute('/admission-request')({
  loader: loadCatalog('admissionRequest'),
  head: pageHead('admissionRequest'),
  component: AdmissionRequest,
});
