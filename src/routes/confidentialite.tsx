import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { PrivacyPolicy } from '../sections/info-texts/PrivacyPolicy.tsx';

export const Route = createFileRoute('/confidentialite')({
  loader: loadPage,
  head: pageHead('privacy'),
  component: () => <InfoTextPage id="privacy" Text={PrivacyPolicy} />,
});
