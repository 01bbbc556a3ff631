import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { LegalNotice } from '../sections/info-texts/LegalNotice.tsx';

export const Route = createFileRoute('/mentions-legales')({
  ...pageOptions('legalNotice'),
  component: () => <InfoTextPage id="legalNotice" Text={LegalNotice} />,
});
