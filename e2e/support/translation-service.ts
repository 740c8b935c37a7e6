import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { text: string; from: string; to: string };

/** A service that translates, as the shop meets it: the language stands before the text. */
export type TranslationService = {
  /** Settings of a shop that asks it. */
  settings: Record<string, string>;
  asked: Asked[];
  /** While it is, it answers with an error. */
  isBroken: boolean;
  stop(): Promise<void>;
};

/** Opens the service on a free port. */
export async function startTranslationService(): Promise<TranslationService> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = JSON.parse(String(Buffer.concat(parts))) as Asked;
    service.asked.push(asked);
    response.writeHead(service.isBroken ? 500 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ text: `[${asked.to}] ${asked.text}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: TranslationService = {
    settings: { SHOP_TRANSLATION_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` },
    asked: [],
    isBroken: false,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
