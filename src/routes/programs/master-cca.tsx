import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { AuditScales } from '../../scenes/AuditScales.tsx';

export const Route = createFileRoute('/programs/master-cca')({
  loader: loadPage('program', 'programNames', 'today', 'masterCca'),
  head: pageHead('masterCca', 'masters'),
  component: () => <ProgramPage program="masterCca" scene={<AuditScales />} />,
});
