import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { TEST_KEY, type TestCustomer, type TestShop } from '../../../testing/index.ts';

type Event = { event: string; data: Record<string, unknown> };

/** An event stream as a browser reads it, over a connection of its own. */
export class OpenEvents {
  readonly #request: ClientRequest;
  readonly #response: IncomingMessage;
  readonly #chunks: AsyncIterator<string>;
  #text = '';

  constructor(request: ClientRequest, response: IncomingMessage) {
    this.#request = request;
    this.#response = response.setEncoding('utf8');
    this.#chunks = response[Symbol.asyncIterator]();
  }

  get status(): number | undefined {
    return this.#response.statusCode;
  }

  get headers(): IncomingMessage['headers'] {
    return this.#response.headers;
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<Event | null> {
    for (;;) {
      const [, event, data, rest] = /^event: (.*)\ndata: (.*)\n\n([\s\S]*)$/m.exec(this.#text) ?? [];
      if (event !== undefined && data !== undefined) {
        this.#text = rest ?? '';
        return { event, data: JSON.parse(data) as Event['data'] };
      }
      const chunk = await this.#chunks.next();
      if (chunk.done) return null;
      this.#text += chunk.value;
    }
  }

  leave(): void {
    this.#request.destroy();
  }
}

/** Opens the stream of a path below the base of the api, by POST where there is a body; the app listens from the first one on. */
export async function openEvents(
  shop: TestShop,
  path: string,
  { as, body }: { as?: TestCustomer; body?: object } = {},
): Promise<OpenEvents> {
  if (!shop.app.server.listening) await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  const headers = {
    accept: 'text/event-stream, application/json',
    'apply-secret': TEST_KEY,
    'content-type': 'application/json',
    ...(as ? { authorization: `Bearer ${as.token}` } : {}),
  };
  const method = body ? 'POST' : 'GET';
  const url = `${shop.config.apiBase}${path}`;
  const request = open({ host: '127.0.0.1', port, path: url, method, headers, agent: false });
  const [response] = (await once(request.end(body && JSON.stringify(body)), 'response')) as [IncomingMessage];
  request.on('error', () => {});
  return new OpenEvents(request, response);
}
