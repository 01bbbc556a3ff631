/**
 * The pictures of the campus gallery, the widest first; their captions are `campus.gallery.pictures.<id>`. The
 * photographs are not of this school, so the captions call them illustrations: replace both before going live. The
 * content security policy allows each host that is named here.
 */
export const galleryPictures = [
  {
    id: 'amphitheatre',
    photo: 'https://images.unsplash.com/photo-1517457373958-b7bdd4587205?w=1600&q=60',
  },
  {
    id: 'computerRoom',
    photo: 'https://images.unsplash.com/photo-1571260899304-425eee4c7efc?w=1200&q=60',
  },
  {
    id: 'terrace',
    photo: 'https://images.unsplash.com/photo-1528605248644-14dd04022da1?w=1200&q=60',
  },
  {
    id: 'graduation',
    photo: 'https://images.unsplash.com/photo-1523050854058-8df90110c9f1?w=1200&q=60',
  },
  {
    id: 'kayaks',
    photo: 'https://images.unsplash.com/photo-1472745942893-4b9f730c7668?w=1200&q=60',
  },
] as const;

export type GalleryPicture = (typeof galleryPictures)[number];
