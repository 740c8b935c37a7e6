import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { reloadScript } from './reload-script.ts';

/** Stands before web while developing: passes everything on, and tells open pages to load again. */
export type ReloadProxy = {
  listen(port: number): Promise<void>;
  /** Every open page loads again. */
  reload(): void;
  /** Every open page shows this report until the next reload. */
  showFailure(report: string): void;
  close(): void;
};

const eventsPath = '/__dev/events';

/**
 * Web itself knows nothing of it: the script is added to the end of each HTML response, under the nonce its own policy
 * names.
 *
 * @param webPort where web listens on this computer
 */
export function createReloadProxy(webPort: number): ReloadProxy {
  const pages = new Set<ServerResponse>();
  const tell = (event: string, text: string) => {
    for (const page of pages) page.write(`event: ${event}\ndata: ${JSON.stringify(text)}\n\n`);
  };
  const server = createServer((incoming, response) => {
    if (incoming.url === eventsPath) openEvents(pages, response);
    else forward(webPort, incoming, response);
  });
  return {
    listen: (port) => listen(server, port),
    reload: () => tell('reload', ''),
    showFailure: (report) => tell('failure', report),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

function openEvents(pages: Set<ServerResponse>, response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('retry: 500\n\n');
  pages.add(response);
  response.on('close', () => pages.delete(response));
}

function forward(webPort: number, incoming: IncomingMessage, response: ServerResponse): void {
  const isPage = incoming.headers.accept?.includes('text/html') ?? false;
  const headers = { ...incoming.headers };
  // Only plain HTML can be added to.
  if (isPage) delete headers['accept-encoding'];
  const { url: path, method } = incoming;
  const outgoing = request({ host: '127.0.0.1', port: webPort, path, method, headers }, (reply) => {
    const nonce = nonceOf(reply);
    if (isPage && nonce) delete reply.headers['content-length'];
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response, { end: false });
    reply.on('end', () => response.end(isPage && nonce ? reloadScript(nonce, eventsPath) : ''));
    reply.on('error', () => response.destroy());
  });
  outgoing.on('error', () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(503, { 'content-type': 'text/plain', refresh: '1' }).end('web starts again, one moment …');
  });
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

function nonceOf({ headers }: IncomingMessage): string | null {
  if (!headers['content-type']?.startsWith('text/html')) return null;
  return /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? null;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, () => resolve());
  });
}
