/**
 * External photographs, keyed by the place that shows them. They lie over drawings and are decoration; the school
 * replaces these addresses with its own. One host, so that the content security policy names one.
 */
export const photos = {
  newsPortForum: 'https://images.unsplash.com/photo-1578575437130-527eed3abbec?w=1200&q=60',
  newsSolarStation: 'https://images.unsplash.com/photo-1509391366360-2e959784a276?w=1200&q=60',
  newsAddisExchange: 'https://images.unsplash.com/photo-1474487548417-781cb71495f3?w=1200&q=60',
  newsSharedIftar: 'https://images.unsplash.com/photo-1555939594-58d7cb561ad1?w=1200&q=60',
  newsCybersecurity: 'https://images.unsplash.com/photo-1550751827-4bd374c3f58b?w=1200&q=60',
} as const;
