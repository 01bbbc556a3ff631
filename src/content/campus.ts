import type { photos } from './photos.ts';

/** The pictures of the gallery, the widest first; their captions are `campus.gallery.pictures.<id>`. */
export const galleryPictures = [
  { id: 'amphitheatre', photo: 'galleryAmphitheatre' },
  { id: 'computerRoom', photo: 'galleryComputerRoom' },
  { id: 'terrace', photo: 'galleryTerrace' },
  { id: 'graduation', photo: 'galleryGraduation' },
  { id: 'kayaks', photo: 'galleryKayaks' },
] as const satisfies readonly { id: string; photo: keyof typeof photos }[];

export type GalleryPicture = (typeof galleryPictures)[number];
