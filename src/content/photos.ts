const unsplash = (id: string, width: number) => `https://images.unsplash.com/photo-${id}?w=${width}&q=60`;

/**
 * The pictures of the campus gallery, the widest first; their captions are `campus.gallery.pictures.<id>`. The
 * photographs are not of this school, so the captions call them illustrations: replace both before going live. The
 * content security policy allows each host that is named here.
 */
export const galleryPictures = [
  { id: 'amphitheatre', photo: unsplash('1517457373958-b7bdd4587205', 1600) },
  { id: 'computerRoom', photo: unsplash('1571260899304-425eee4c7efc', 1200) },
  { id: 'terrace', photo: unsplash('1528605248644-14dd04022da1', 1200) },
  { id: 'graduation', photo: unsplash('1523050854058-8df90110c9f1', 1200) },
  { id: 'kayaks', photo: unsplash('1472745942893-4b9f730c7668', 1200) },
] as const;

export type GalleryPicture = (typeof galleryPictures)[number];
