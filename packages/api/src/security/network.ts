/**
 * What an address tells of where a device is, and no more: never a place.
 * `computer`: the machine the shop runs on. `private`: a home, an office. `shared`: a provider lets many customers share one
 * address. `internet`: anywhere. `unknown`: there is no address.
 */
export type NetworkKind = 'computer' | 'private' | 'shared' | 'internet' | 'unknown';

/** `part`: half of the address, the half that names the network, ready to show; `null` where it would say nothing. */
export type Network = { readonly kind: NetworkKind; readonly part: string | null };

const nowhere: Network = { kind: 'unknown', part: null };

/** Reads an IPv4 or IPv6 address; IPv4 written as IPv6 is IPv4. Kinds by RFC 1918, 6598, 4193, 3927 and 4291. */
export function networkOf(address: string | null | undefined): Network {
  const text = (address ?? '').trim().toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(text)?.[1];
  if (mapped) return ofIpv4(mapped);
  return text.includes(':') ? ofIpv6(text) : ofIpv4(text);
}

function ofIpv4(text: string): Network {
  const numbers = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1).map(Number);
  if (!numbers || numbers.some((number) => number > 255)) return nowhere;
  const [first = 0, second = 0] = numbers;
  if (first === 127) return { kind: 'computer', part: null };
  return { kind: kindOfIpv4(first, second), part: `${first}.${second}.×.×` };
}

function kindOfIpv4(first: number, second: number): NetworkKind {
  const isPrivate =
    first === 10 || (first === 172 && second >= 16 && second <= 31) || (first === 192 && second === 168);
  if (isPrivate || (first === 169 && second === 254)) return 'private';
  return first === 100 && second >= 64 && second <= 127 ? 'shared' : 'internet';
}

function ofIpv6(text: string): Network {
  if (!/^[\da-f:.]+$/.test(text)) return nowhere;
  if (text === '::1') return { kind: 'computer', part: null };
  const [first = '', second = ''] = text.split(':');
  // fc00::/7 and fe80::/10
  const kind = /^(?:f[cd]|fe[89ab])/.test(first) ? 'private' : 'internet';
  return { kind, part: `${first || '0'}:${second || '0'}:×` };
}
