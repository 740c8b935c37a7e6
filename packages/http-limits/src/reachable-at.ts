import { networkInterfaces } from 'node:os';

type Interfaces = ReturnType<typeof networkInterfaces>;

const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

/** Whether a server that listens there is reached from its own computer alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.includes(host);
}

/**
 * Addresses a server is reached at, this computer's own first: `http://localhost:3000`, `http://192.168.1.7:3000`. Without those that
 * hold on one cable only (fe80::, 169.254.0.0/16).
 *
 * @param host it listens on; `0.0.0.0` and `::` are every address
 */
export function reachableAt(host: string, port: number, interfaces: Interfaces = networkInterfaces()): string[] {
  if (isLoopback(host)) return [toOrigin(host === '::1' ? host : 'localhost', port)];
  if (host !== '0.0.0.0' && host !== '::') return [toOrigin(host, port)];
  const addresses = Object.values(interfaces)
    .flatMap((each) => each ?? [])
    .filter(({ internal, family, address }) => !internal && (family === 'IPv4' || host === '::') && !isLocal(address));
  return ['localhost', ...addresses.map(({ address }) => address)].map((address) => toOrigin(address, port));
}

/** What a demo shop says at its start: who reaches it, and that this is enough. */
export function demoWarning(host: string, port: number, setting: string, interfaces?: Interfaces): string {
  const addresses = reachableAt(host, port, interfaces).join(', ');
  const who = isLoopback(host)
    ? 'by this computer alone'
    : `by everybody on these networks (${setting}=127.0.0.1 keeps it to this computer)`;
  return `Demo mode: everybody knows its passwords, codes stand in its answers. It is reached at ${addresses} ${who}.`;
}

const isLocal = (address: string) => address.startsWith('169.254.') || address.toLowerCase().startsWith('fe80:');
const toOrigin = (address: string, port: number) =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
