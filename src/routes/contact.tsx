import { createFileRoute } from '@tanstack/react-router';
import { loadCatalog } from '../i18n/loadCatalog.ts';
import { pageHead } from '../i18n/pageHead.ts';
import { Contact } from '../pages/contact/Contact.tsx';

export const Route = createFileRoute('/contact')({
  loader: loadCatalog('contact'),
  head: pageHead('contact'),
  component: Contact,
});
