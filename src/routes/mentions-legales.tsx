import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { LegalNotice } from '../sections/info-texts/LegalNotice.tsx';

export const Route = createFileRoute('/mentions-legales')({
  loader: loadPage,
  head: pageHead('legalNotice'),
  component: () => <InfoTextPage id="legalNotice" Text={LegalNotice} />,
});
