import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { LockedNetwork } from '../../scenes/LockedNetwork.tsx';

export const Route = createFileRoute('/programs/master-systemes-reseaux')({
  loader: loadPage('program', 'programNames', 'today', 'masterSystemesReseaux'),
  head: pageHead('masterSystemesReseaux', 'masters'),
  component: () => <ProgramPage program="masterSystemesReseaux" scene={<LockedNetwork />} />,
});
