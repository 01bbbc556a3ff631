import { createFileRoute } from '@tanstack/react-router';
import { loadOwnDocument, loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Office } from '../pages/office/Office.tsx';

const head = pageHead('office');

export const Route = createFileRoute('/office')({
  beforeLoad: loadOwnDocument,
  loader: loadPage('office', 'admissions', 'validation', 'forms'),
  head: (input) => {
    const { meta, links } = head(input);
    return { meta: [...meta, { name: 'robots', content: 'noindex' }], links };
  },
  component: Office,
});
