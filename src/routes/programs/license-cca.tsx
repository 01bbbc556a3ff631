import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../../layout/loadPage.ts';
import { pageHead } from '../../layout/pageHead.ts';
import { ProgramPage } from '../../pages/programs/program-page/ProgramPage.tsx';
import { OpenLedger } from '../../scenes/OpenLedger.tsx';

export const Route = createFileRoute('/programs/license-cca')({
  loader: loadPage('program', 'programNames', 'today', 'licenseCca'),
  head: pageHead('licenseCca', 'licences'),
  component: () => <ProgramPage program="licenseCca" scene={<OpenLedger />} />,
});
