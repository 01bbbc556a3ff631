import { createFileRoute } from '@tanstack/react-router';
import { loadOwnDocument, loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Dossier } from '../pages/dossier/Dossier.tsx';

const head = pageHead('dossier', 'admissions');

export const Route = createFileRoute('/dossier')({
  beforeLoad: loadOwnDocument,
  loader: loadPage('dossier', 'admissions', 'admissionRequest', 'validation', 'forms'),
  head: (input) => {
    const { meta, links } = head(input);
    return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
  },
  component: Dossier,
});
