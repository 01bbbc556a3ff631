import { createFileRoute } from '@tanstack/react-router';
import { textParameters } from '../navigation/loadPage.ts';
import { pageOptions } from '../layout/pageHead.ts';
import { Contact } from '../pages/contact/Contact.tsx';

export const Route = createFileRoute('/contact')({
  validateSearch: textParameters('subject', 'message'),
  ...pageOptions('contact'),
  component: function Page() {
    return <Contact search={Route.useSearch()} />;
  },
});
