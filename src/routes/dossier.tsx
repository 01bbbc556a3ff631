import { createFileRoute } from '@tanstack/react-router';
import { forceDocumentLoad, loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Dossier } from '../pages/dossier/Dossier.tsx';

export const Route = createFileRoute('/dossier')({
  beforeLoad: forceDocumentLoad,
  loader: loadPage,
  head: pageHead('dossier'),
  component: Dossier,
});
