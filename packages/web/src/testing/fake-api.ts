import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FakeApi = AsyncDisposable & { port: string; server: Server };

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** An api that answers as the test says. It has no name that web could ask for, unless the test tells one. */
export async function fakeApi(answer: Answer, { hasName = false }: { hasName?: boolean } = {}): Promise<FakeApi> {
  const server = createServer((request, response) => {
    if (!hasName && request.url?.endsWith('/siteMetadata')) return void response.writeHead(404).end();
    answer(request, response);
  });
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
