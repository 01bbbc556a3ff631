/**
 * The client's address as the rate limit counts it. `proxies` is the number of trusted proxies in front: each appends
 * the address it saw to X-Forwarded-For, so that the client's is that many entries from the end, whatever the client
 * wrote before. Without a proxy the header is the client's own invention and is ignored.
 */
export function clientAddress(forwardedFor: string | null, socketAddress: string, proxies: number): string {
  const entries = forwardedFor?.split(',').map((entry) => entry.trim()) ?? [];
  return normaliseAddress((proxies > 0 && entries.at(-proxies)) || socketAddress);
}

/** One spelling an address; an IPv6 address counts by its /64 network, which is what one subscriber gets. */
function normaliseAddress(address: string): string {
  const plain = address
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '')
    .replace(/%.*$/, '')
    .slice(0, 45);
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = tail === undefined ? left : [...left, ...gap, ...right];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
