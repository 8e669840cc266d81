import { isIPv6 } from 'node:net';

/** IPv4 in the words of IPv6. */
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** The groups of IPv6 that name a network; the others are its holder's own. */
const GROUPS = 4;

/**
 * Whose requests count together, where nothing else is known of who sends them: an address of IPv4, or the
 * 64 bits that one holder of IPv6 has, for they have all the addresses below.
 */
export function networkOf(ip: string): string {
  const mapped = MAPPED.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  // An address as URLs write it has its zeros in one place, or all of its groups.
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
