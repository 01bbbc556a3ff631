import { createFileRoute } from '@tanstack/react-router';
import { forceDocumentLoad } from '../navigation/loadPage.ts';
import { pageOptions } from '../layout/pageHead.ts';
import { Dossier } from '../pages/dossier/Dossier.tsx';

export const Route = createFileRoute('/dossier')({
  beforeLoad: forceDocumentLoad,
  ...pageOptions('dossier'),
  component: Dossier,
});
