import { isIPv4 } from 'node:net';

/**
 * The client's address for the rate limits. Each trusted proxy appends the address of its client to X-Forwarded-For, so
 * the entry `trustedProxies` from the end is the client's; earlier entries may be forged. When the header has fewer
 * entries, the first one counts. Ignores the header when `trustedProxies` is 0.
 */
export function clientAddress(
  forwardedFor: string | null,
  socketAddress: string,
  trustedProxies: number,
): string {
  const entries = trustedProxies > 0 && forwardedFor ? forwardedFor.split(',') : [];
  const entry = entries[Math.max(0, entries.length - trustedProxies)] ?? '';
  return normaliseAddress(entry) ?? normaliseAddress(socketAddress) ?? 'unknown';
}

/**
 * An IP address in canonical form, without port and zone. Returns the /64 network of an IPv6 address, because one
 * subscriber owns a whole /64. Undefined when the text is not an IP address.
 */
function normaliseAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const address = (bracketed ?? withPort ?? text.trim()).replace(/%.*$/, '');
  if (isIPv4(address)) return address;
  const groups = readIpv6(address);
  if (!groups) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  // ::ffff:192.0.2.1 in any spelling: an IPv4 client on a dual-stack socket.
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,65535';
  if (isMapped) return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The block of addresses that one organisation may have: an IPv4 /24 or an IPv6 /48. */
export function networkOf(address: string): string {
  return address
    .split(/([.:])/)
    .slice(0, 5)
    .join('');
}

/** The eight groups of an IPv6 address; undefined for other texts. The URL parser handles every notation. */
function readIpv6(text: string): number[] | undefined {
  if (!/^[\da-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16));
}
