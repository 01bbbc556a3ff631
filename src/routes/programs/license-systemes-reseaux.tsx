import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { CableLanding } from '../../scenes/CableLanding.tsx';

export const Route = createFileRoute('/programs/license-systemes-reseaux')({
  loader: loadPage('program', 'programNames', 'today', 'licenseSystemesReseaux'),
  head: pageHead('licenseSystemesReseaux', 'licences'),
  component: () => <ProgramPage program="licenseSystemesReseaux" scene={<CableLanding />} />,
});
