import type { Server } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { HttpLimits } from './limits.ts';

export type Connections = {
  /** All that are open. */
  readonly open: number;
  /** Whether a network has more than half of what it may have, so that connections should end with their answers. */
  isCrowded(socket: Socket): boolean;
};

export type CountConnectionsOptions = {
  limits: HttpLimits;
  /** The network of an address; null for one that may have any number, as a proxy in front. */
  network: (address: string) => string | null;
  onRefused: (reason: 'connections' | 'connections-of-network') => void;
};

/** Too many connections: nothing of a request has been read, so there is no language and no envelope. */
const BUSY = `HTTP/1.1 503 ${STATUS_CODES[503]}\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`;

/** Counts the connections of a server by network, and refuses those beyond the limits. */
export function countConnections(server: Server, options: CountConnectionsOptions): Connections {
  const { limits, network, onRefused } = options;
  const counts = new Map<string, number>();
  const keys = new WeakMap<Socket, string>();
  let open = 0;
  server.maxConnections = limits.connections;
  server.on('drop', () => onRefused('connections'));
  server.on('connection', (socket: Socket) => {
    open += 1;
    const key = network(socket.remoteAddress ?? '');
    if (key !== null) {
      keys.set(socket, key);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    socket.once('close', () => {
      open -= 1;
      if (key === null) return;
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    if (key === null || (counts.get(key) ?? 0) <= limits.connectionsPerNetwork) return;
    onRefused('connections-of-network');
    socket.write(BUSY);
    socket.destroySoon();
  });
  return {
    get open() {
      return open;
    },
    isCrowded: (socket) => (counts.get(keys.get(socket) ?? '') ?? 0) > limits.connectionsPerNetwork / 2,
  };
}
