import { createFileRoute } from '@tanstack/react-router';
import { readContactSearch } from '../forms/links.ts';
import { loadPage } from '../navigation/loadPage.ts';
import { pageHead } from '../layout/pageHead.ts';
import { Contact } from '../pages/contact/Contact.tsx';

export const Route = createFileRoute('/contact')({
  validateSearch: readContactSearch,
  loader: loadPage('contact', 'openingHours', 'contactForm', 'programNames', 'forms', 'validation'),
  head: pageHead('contact', 'contact'),
  component: Page,
});

function Page() {
  return <Contact search={Route.useSearch()} />;
}
