import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { InternalRules } from '../sections/info-texts/InternalRules.tsx';

export const Route = createFileRoute('/reglement-interieur')({
  loader: loadPage,
  head: pageHead('internalRules'),
  component: () => <InfoTextPage id="internalRules" Text={InternalRules} />,
});
