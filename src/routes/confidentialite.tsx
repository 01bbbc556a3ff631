import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { PrivacyPolicy } from '../sections/info-texts/PrivacyPolicy.tsx';

export const Route = createFileRoute('/confidentialite')({
  ...pageOptions('privacy'),
  component: () => <InfoTextPage id="privacy" Text={PrivacyPolicy} />,
});
