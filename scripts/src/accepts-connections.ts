import { connect } from 'node:net';

/** Whether something accepts connections at the host and port of an address. */
export function acceptsConnections(url: string, withinMs = 1500): Promise<boolean> {
  const { hostname, port, protocol } = new URL(url);
  const usual = protocol.startsWith('redis') ? 6379 : 5432;
  return new Promise((resolve) => {
    const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || usual });
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(withinMs, () => settle(false));
    socket.on('connect', () => settle(true));
    socket.on('error', () => settle(false));
  });
}
