import { isIPv6 } from 'node:net';

/** An IPv4 address mapped to IPv6. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The IPv6 groups that identify a network; the holder controls the others. */
const GROUPS = 4;

/**
 * Returns the network that an unauthenticated request is counted for: an IPv4 address, or the first 64 bits of
 * an IPv6 address, as one holder controls all addresses below.
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  // URL parsing compresses the zeros of an address in one place.
  const [before = '', after] = new URL(`http://[${ip.split('%', 1)[0]}]`).hostname
    .slice(1, -1)
    .split('::');
  const [first, last] = [
    before.split(':').filter(Boolean),
    (after ?? '').split(':').filter(Boolean),
  ];
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, GROUPS).join(':')}::/64`;
}
