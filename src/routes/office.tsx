import { createFileRoute } from '@tanstack/react-router';
import { forceDocumentLoad } from '../navigation/loadPage.ts';
import { pageOptions } from '../layout/pageHead.ts';
import { Office } from '../pages/office/Office.tsx';

export const Route = createFileRoute('/office')({
  beforeLoad: forceDocumentLoad,
  ...pageOptions('office'),
  component: Office,
});
