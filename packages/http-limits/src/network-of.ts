import { isIP } from 'node:net';

const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * Whom an address stands for when something is counted. One IPv6 customer has 2^64 addresses: they count as one. IPv4
 * written as IPv6 is IPv4.
 */
export function networkOf(ip: string): string {
  if (isIP(ip) !== 6) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const [left = [], right = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  // An IPv4 address at the end stands for two groups.
  const written = left.length + right.length + (ip.includes('.') ? 1 : 0);
  const groups = [...left, ...Array<string>(GROUPS - written).fill('0'), ...right];
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
