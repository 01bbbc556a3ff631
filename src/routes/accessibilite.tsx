import { createFileRoute } from '@tanstack/react-router';
import { pageOptions } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { AccessibilityStatement } from '../sections/info-texts/AccessibilityStatement.tsx';

export const Route = createFileRoute('/accessibilite')({
  ...pageOptions('accessibility'),
  component: () => <InfoTextPage id="accessibility" Text={AccessibilityStatement} />,
});
