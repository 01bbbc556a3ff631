/** The origin of a site's address, without a slash at its end; undefined for all but http(s) without a path. */
export function siteOrigin(text: string): string | undefined {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` ? url.origin : undefined;
}
