import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/** How the loader of a page waits for its latest moment (`shell/src/render/script-loader.ts`). */
const WAIT = /timer=setTimeout\(begin,\d+\)/;

const compress = promisify(brotliCompress);

/**
 * The same shop, whose pages request and run their scripts at once instead of when the pictures in view are painted: what
 * Lighthouse would say if nothing waited. Everything else is passed on as it is.
 */
export async function scriptsAtOnce(origin: string): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer((incoming, outgoing) => {
    passOn(origin, incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function passOn(origin: string, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  const headers = { ...incoming.headers, host: new URL(origin).host };
  if (isPage) headers['accept-encoding'] = 'identity';
  const sent = request(origin + incoming.url, { method: incoming.method ?? 'GET', headers });
  incoming.pipe(sent);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject);
  });
  const status = answer.statusCode ?? 502;
  if (!isPage || status !== 200) {
    outgoing.writeHead(status, answer.headers);
    answer.pipe(outgoing);
    return;
  }
  const body = await compress(withoutWaiting(await text(answer), origin, incoming.headers.host ?? ''), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
  });
  const { 'transfer-encoding': _, ...kept } = answer.headers;
  outgoing.writeHead(status, { ...kept, 'content-encoding': 'br', 'content-length': body.length });
  outgoing.end(body);
}

/** @throws Error for a page whose loader waits otherwise: then this would measure nothing */
export function withoutWaiting(html: string, origin: string, host: string): string {
  if (!WAIT.test(html)) throw new Error('the loader of this page does not wait as expected');
  return html.replace(WAIT, 'timer=setTimeout(begin)').replaceAll(origin, `http://${host}`);
}
