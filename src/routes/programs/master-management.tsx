import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { DhowLeaving } from '../../scenes/DhowLeaving.tsx';

export const Route = createFileRoute('/programs/master-management')({
  loader: loadPage('program', 'programNames', 'today', 'masterManagement'),
  head: pageHead('masterManagement', 'masters'),
  component: () => <ProgramPage program="masterManagement" scene={<DhowLeaving />} />,
});
