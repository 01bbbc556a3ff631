import ipaddr from 'ipaddr.js';

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
 * An IP address in canonical form, without port and zone, an IPv4 address also from its form in IPv6. Returns the /64 network
 * of an IPv6 address, because one subscriber owns a whole /64. Undefined when the text is not an IP address.
 */
function normaliseAddress(text: string): string | undefined {
  const [, bracketed, withPort] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text.trim()) ?? [];
  const spelled = bracketed ?? withPort ?? text.trim();
  if (!ipaddr.IPv6.isValid(spelled) && !ipaddr.IPv4.isValidFourPartDecimal(spelled)) return undefined;
  const address = ipaddr.process(spelled);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return address.parts
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
