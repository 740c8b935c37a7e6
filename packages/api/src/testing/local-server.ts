import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type ReceivedRequest = { method: string; url: string; headers: IncomingHttpHeaders; body: unknown };
export type Answer = { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };
type Respond = (request: ReceivedRequest, count: number) => Answer | 'never';

/** A real server for client tests: answers by `respond`, keeps what it received, closes hanging answers at the end. */
export async function startLocalServer(respond: Respond) {
  const received: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { method = '', url = '', headers } = request;
    received.push({ method, url, headers, body: readBody(text, headers['content-type']) });
    const answer = respond(received[received.length - 1] as ReceivedRequest, received.length);
    if (answer !== 'never') write(response, answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    base: `http://127.0.0.1:${port}/api/v1/app/`,
    received,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What is no JSON (a form with a file) stays text. */
function readBody(text: string, type = ''): unknown {
  if (text === '') return undefined;
  return type.startsWith('multipart/') ? text : JSON.parse(text);
}

function write(response: ServerResponse, { status = 200, body, text, headers = {} }: Answer) {
  response.writeHead(status, { 'Content-Type': text ? 'text/html' : 'application/json', ...headers });
  response.end(text ?? (body === undefined ? '' : JSON.stringify(body)));
}
