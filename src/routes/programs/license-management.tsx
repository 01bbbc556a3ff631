import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { GulfChart } from '../../scenes/GulfChart.tsx';

export const Route = createFileRoute('/programs/license-management')({
  loader: loadPage('program', 'programNames', 'today', 'licenseStrategieGestion'),
  head: pageHead('licenseStrategieGestion', 'licences'),
  component: () => <ProgramPage program="licenseStrategieGestion" scene={<GulfChart />} />,
});
