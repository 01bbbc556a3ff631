import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { GhoubetWind } from '../../scenes/GhoubetWind.tsx';

export const Route = createFileRoute('/programs/license-genie-electrique')({
  loader: loadPage('program', 'programNames', 'today', 'licenseGenieElectrique'),
  head: pageHead('licenseGenieElectrique', 'licences'),
  component: () => <ProgramPage program="licenseGenieElectrique" scene={<GhoubetWind />} />,
});
