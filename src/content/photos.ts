/**
 * Addresses of external photographs by the place that shows them. They cover drawings and are decoration. The school
 * replaces them with its own. The content security policy allows each host that is named here.
 */
export const photos = {
  newsPortForum: 'https://images.unsplash.com/photo-1578575437130-527eed3abbec?w=1200&q=60',
  newsSolarStation: 'https://images.unsplash.com/photo-1509391366360-2e959784a276?w=1200&q=60',
  newsAddisExchange: 'https://images.unsplash.com/photo-1474487548417-781cb71495f3?w=1200&q=60',
  newsSharedIftar: 'https://images.unsplash.com/photo-1555939594-58d7cb561ad1?w=1200&q=60',
  newsCybersecurity: 'https://images.unsplash.com/photo-1550751827-4bd374c3f58b?w=1200&q=60',
  aboutHistory: 'https://images.unsplash.com/photo-1562774053-701939374585?w=1200&q=60',
  aboutVision: 'https://images.unsplash.com/photo-1509316785289-025f5b846b35?w=1200&q=60',
  campusHero: 'https://images.unsplash.com/photo-1541339907198-e08756dedf3f?w=1200&q=60',
  campusLibrary: 'https://images.unsplash.com/photo-1521587760476-6c12a4b040da?w=1200&q=60',
  campusSport: 'https://images.unsplash.com/photo-1546519638-68e109498ffc?w=1200&q=60',
  certificationsHero: 'https://images.unsplash.com/photo-1434030216411-0b793f4b4173?w=1200&q=60',
  galleryAmphitheatre: 'https://images.unsplash.com/photo-1517457373958-b7bdd4587205?w=1600&q=60',
  galleryComputerRoom: 'https://images.unsplash.com/photo-1571260899304-425eee4c7efc?w=1200&q=60',
  galleryKayaks: 'https://images.unsplash.com/photo-1472745942893-4b9f730c7668?w=1200&q=60',
  galleryTerrace: 'https://images.unsplash.com/photo-1528605248644-14dd04022da1?w=1200&q=60',
  galleryGraduation: 'https://images.unsplash.com/photo-1523050854058-8df90110c9f1?w=1200&q=60',
  homeStudentLife: 'https://images.unsplash.com/photo-1523240795612-9a054b0db644?w=1200&q=60',
} as const;

/** The pictures of the gallery, the widest first; their captions are `campus.gallery.pictures.<id>`. */
export const galleryPictures = [
  { id: 'amphitheatre', photo: 'galleryAmphitheatre' },
  { id: 'computerRoom', photo: 'galleryComputerRoom' },
  { id: 'terrace', photo: 'galleryTerrace' },
  { id: 'graduation', photo: 'galleryGraduation' },
  { id: 'kayaks', photo: 'galleryKayaks' },
] as const satisfies readonly { id: string; photo: keyof typeof photos }[];

export type GalleryPicture = (typeof galleryPictures)[number];
