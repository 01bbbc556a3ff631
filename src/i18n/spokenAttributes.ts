/** The attributes whose values a person sees or hears. */
export const spokenAttributes = [
  'alt',
  'title',
  'placeholder',
  'label',
  'content',
  'aria-label',
  'aria-description',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
] as const;
