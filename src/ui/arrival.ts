/** How the page that is shown was come to: by a link of this site, or by its address, back and forward. */
export const arrival = { isByLink: false };
