import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { InternalRules } from '../sections/info-texts/InternalRules.tsx';

export const Route = createFileRoute('/reglement-interieur')({
  ...pageOptions('internalRules'),
  component: () => <InfoTextPage id="internalRules" Text={InternalRules} />,
});
