import { connect, createServer, type Socket } from 'node:net';
import { listenOn } from './listen-on.ts';

/** A way to a server that can be shut (connections break, new ones are refused) and frozen (nothing passes any more). */
export type TcpProxy = AsyncDisposable & {
  /** The address with the door in place of the server. */
  url: string;
  shut(): Promise<void>;
  open(): Promise<void>;
  freeze(): void;
  thaw(): void;
};

/** Stands before the server of a `postgres://` address, on a port of its own. */
export async function tcpProxy(address: string): Promise<TcpProxy> {
  const target = new URL(address);
  const sockets = new Set<Socket>();
  let isFrozen = false;
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    if (isFrozen) socket.pause();
  };
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from);
      from.on('data', (part) => to.write(part));
      from.on('close', () => to.destroy());
    }
    if (isFrozen) for (const socket of [near, far]) socket.pause();
  });
  const port = await listenOn(server, 0);
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const url = new URL(address);
  url.host = `127.0.0.1:${port}`;
  return {
    url: url.href,
    shut,
    open: async () => void (await listenOn(server, port)),
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    [Symbol.asyncDispose]: async () => {
      if (server.listening) await shut();
    },
  };
}
