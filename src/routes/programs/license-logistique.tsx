import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { PortCranes } from '../../scenes/PortCranes.tsx';

export const Route = createFileRoute('/programs/license-logistique')({
  loader: loadPage('program', 'programNames', 'today', 'licenseLogistique'),
  head: pageHead('licenseLogistique', 'licences'),
  component: () => <ProgramPage program="licenseLogistique" scene={<PortCranes />} />,
});
