import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { RailwayCorridor } from '../../scenes/RailwayCorridor.tsx';

export const Route = createFileRoute('/programs/master-logistics')({
  loader: loadPage('program', 'programNames', 'today', 'masterLogistique'),
  head: pageHead('masterLogistique', 'masters'),
  component: () => <ProgramPage program="masterLogistique" scene={<RailwayCorridor />} />,
});
