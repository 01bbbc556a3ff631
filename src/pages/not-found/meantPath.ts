/**
 * The page that a copied address with punctuation after it probably meant; undefined if there is none. Opens an address
 * whose # was escaped, as some programs do to the link of a dossier.
 */
export async function findMeantPath({ origin, pathname }: Location): Promise<string | undefined> {
  if (pathname.includes('%23')) {
    window.location.replace(origin + pathname.replace('%23', '#'));
    return undefined;
  }
  const typed = decodeURI(pathname);
  const stripped = typed.replace(/[^\p{L}\p{N}]+$/u, '');
  if (stripped === typed) return undefined;
  // Asks the server, which knows every page and spelling of its address.
  const { ok, url } = await fetch(origin + stripped, { method: 'HEAD' });
  return ok ? new URL(url).pathname : undefined;
}
