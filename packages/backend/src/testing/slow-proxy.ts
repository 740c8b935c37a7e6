import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stands before a server on this computer and passes its answers on late. */
export class SlowProxy implements AsyncDisposable {
  /** Milliseconds; may change at any time. */
  delayMs = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(port: number) {
    this.#server = createServer((client) => this.#join(client, connect(port, '127.0.0.1')));
  }

  static async before(port: number): Promise<SlowProxy> {
    const proxy = new SlowProxy(port);
    await once(proxy.#server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const closed = once(this.#server, 'close');
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(client: Socket, target: Socket): void {
    client.on('data', (part) => target.write(part));
    let passedOn = Promise.resolve();
    target.on('data', (part) => {
      const late = sleep(this.delayMs);
      // What came first goes first, however the delay changes.
      passedOn = passedOn.then(() => late).then(() => void client.write(part));
    });
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
