import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../../i18n/loadCatalog.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { AuditScales } from '../../scenes/AuditScales.tsx';

export const Route = createFileRoute('/programs/master-cca')({
  loader: loadCatalog('program', 'programNames', 'masterCca'),
  head: pageHead('masterCca', 'masters'),
  component: () => <ProgramPage program="masterCca" scene={<AuditScales />} />,
});
