import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An api of a shop, as the operator's programs see it. */
export type TestInternalApi = AsyncDisposable & {
  /** What the environment says of it. */
  env: { SHOP_API_ORIGIN: string; SHOP_INTERNAL_KEY: string };
  /** Paths below `/internal/` that were asked for. */
  asked: string[];
};

const KEY = 'a key of the api';

/** `answers`: what is answered by how a path below `/internal/` begins; nothing else is there. */
export async function anInternalApi(answers: Readonly<Record<string, unknown>>): Promise<TestInternalApi> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/^\/internal\//, '');
    asked.push(path);
    if (request.headers['x-internal-key'] !== KEY) return void response.writeHead(403).end();
    const found = Object.entries(answers).find(([start]) => path.startsWith(start));
    response.writeHead(found ? 200 : 404).end(JSON.stringify(found?.[1] ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    env: { SHOP_API_ORIGIN: `http://127.0.0.1:${port}`, SHOP_INTERNAL_KEY: KEY },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
