import { createFileRoute } from '@tanstack/react-router';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { InfoTextPage } from '../pages/info-text/InfoTextPage.tsx';
import { AccessibilityStatement } from '../sections/info-texts/AccessibilityStatement.tsx';

export const Route = createFileRoute('/accessibilite')({
  loader: loadPage,
  head: pageHead('accessibility'),
  component: () => <InfoTextPage id="accessibility" Text={AccessibilityStatement} />,
});
