import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeApi = AsyncDisposable & { port: string; server: Server };

/** An api that answers as the test says. */
export async function fakeApi(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<FakeApi> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    server,
    port: String((server.address() as AddressInfo).port),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
