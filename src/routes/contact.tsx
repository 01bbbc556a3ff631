import { createFileRoute } from '@tanstack/react-router';
import { loadPage, textParameters } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Contact } from '../pages/contact/Contact.tsx';

export const Route = createFileRoute('/contact')({
  validateSearch: textParameters('subject', 'message'),
  loader: loadPage,
  head: pageHead('contact'),
  component: function Page() {
    return <Contact search={Route.useSearch()} />;
  },
});
