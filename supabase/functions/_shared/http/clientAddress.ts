import { isIPv4 } from 'node:net';

/**
 * The client's address, as the rate limits count it. Each of the trusted `proxies` appends the address it saw to
 * X-Forwarded-For, so the client's address is that many entries from the end; the client may have written the entries
 * before. A shorter header passed fewer proxies, and its first entry counts. Without proxies the header is ignored.
 */
export function clientAddress(forwardedFor: string | null, socketAddress: string, proxies: number): string {
  const entries = proxies > 0 && forwardedFor ? forwardedFor.split(',') : [];
  const entry = entries[Math.max(0, entries.length - proxies)] ?? '';
  return normaliseAddress(entry) ?? normaliseAddress(socketAddress) ?? 'unknown';
}

/**
 * An IP address in one spelling, without port and zone. An IPv6 address is cut to its /64 network, because one subscriber
 * has all of it. Undefined when the text is not an address.
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

/** The /48 network of a normalised IPv6 address, because one site has all of it. An IPv4 address stays as it is. */
export function networkOf(address: string): string {
  return address.split(':').slice(0, 3).join(':');
}

/** The eight groups of an IPv6 address. The URL parser of the platform knows every spelling. */
function readIpv6(text: string): number[] | undefined {
  if (!/^[\da-f:.]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return undefined;
  const [head = '', tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const gap = Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...gap, ...right].map((group) => Number.parseInt(group, 16));
}
