import { createFileRoute } from '@tanstack/react-router';
import { forceDocumentLoad, loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Office } from '../pages/office/Office.tsx';

export const Route = createFileRoute('/office')({
  beforeLoad: forceDocumentLoad,
  loader: loadPage,
  head: pageHead('office'),
  component: Office,
});
