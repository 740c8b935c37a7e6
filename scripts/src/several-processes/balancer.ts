import { request as ask, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Balancer = AsyncDisposable & {
  origin: string;
  /** How many requests each port answered. */
  answered: Map<number, number>;
};

type Options = { ports: readonly number[]; checkEvery?: number };

/**
 * Passes requests on to each server in turn, as balancers do: only to those whose `/readyz` said yes last, to the next one when a connection
 * is refused, and a request that breaks half-way once more only when it is a GET. Everything else that breaks is a 502.
 */
export async function startBalancer({ ports, checkEvery = 50 }: Options): Promise<Balancer> {
  const ready = new Set(ports);
  const answered = new Map(ports.map((port) => [port, 0]));
  let turn = 0;
  const next = (tried: ReadonlySet<number>): number | undefined => {
    turn += 1;
    const inTurn = ports.map((_, index) => ports[(turn + index) % ports.length] as number);
    return inTurn.find((port) => ready.has(port) && !tried.has(port)) ?? inTurn.find((port) => !tried.has(port));
  };

  const pass = (request: IncomingMessage, response: ServerResponse, body: Buffer, tried: Set<number>): void => {
    const port = next(tried);
    if (port === undefined) return void response.writeHead(502, { 'x-error-class': 'unavailable' }).end('{}');
    tried.add(port);
    const headers = { ...request.headers, 'x-forwarded-for': '198.51.100.7', 'x-forwarded-host': request.headers.host };
    const passed = ask({ port, host: '127.0.0.1', method: request.method, path: request.url, headers }, (answer) => {
      answered.set(port, (answered.get(port) ?? 0) + 1);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      ready.delete(port);
      if (response.headersSent) return void response.destroy();
      const mayRepeat = error.code === 'ECONNREFUSED' || request.method === 'GET';
      pass(request, response, body, mayRepeat ? tried : new Set(ports));
    });
    response.on('close', () => passed.destroy());
    passed.end(body);
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pass(request, response, Buffer.concat(chunks), new Set());
  });
  const checking = setInterval(() => {
    for (const port of ports) void isReady(port).then((is) => (is ? ready.add(port) : ready.delete(port)));
  }, checkEvery);
  await listen(server);
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answered,
    async [Symbol.asyncDispose]() {
      clearInterval(checking);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const listen = (server: Server): Promise<void> => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(1_000) }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
