import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a port of its own that stands in for somebody else's. Knows nothing of the shop. */
export abstract class CounterpartServer {
  readonly #server: Server = createServer((request, response) => void this.#take(request, response));

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  protected get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  protected abstract answer(request: IncomingMessage, body: string, response: ServerResponse): void;

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    this.answer(request, Buffer.concat(parts).toString(), response);
  }
}
