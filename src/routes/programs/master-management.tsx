import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../../i18n/loadCatalog.ts';
import { pageHead } from '../../i18n/pageHead.ts';
import { ProgramPage } from '../../pages/program/ProgramPage.tsx';
import { DhowLeaving } from '../../ui/scenes/DhowLeaving.tsx';

export const Route = createFileRoute('/programs/master-management')({
  loader: loadCatalog('program', 'programNames', 'masterManagement'),
  head: pageHead('masterManagement', 'masters'),
  component: () => <ProgramPage program="masterManagement" scene={<DhowLeaving />} />,
});
