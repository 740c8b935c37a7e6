import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from './test.ts';

/** A service that sends text messages, as the shop meets it; nothing leaves this computer. */
export type TextMessages = {
  /** Settings of a shop that sends through it. */
  settings: Record<string, string>;
  /** Waits for the code that was sent to a number last. */
  codeFor(phone: string): Promise<string>;
  stop(): Promise<void>;
};

type Message = { to: string; values: { code?: string } };

/** Opens the service on a free port. */
export async function catchTextMessages(): Promise<TextMessages> {
  const taken: Message[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      taken.push(JSON.parse(String(Buffer.concat(parts))) as Message);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const codeOf = (phone: string): string =>
    taken.findLast(({ to, values }) => to.endsWith(phone) && values.code !== undefined)?.values.code ?? '';
  return {
    settings: {
      SHOP_SMS_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`,
      SHOP_SMS_KEY: 'a-key-of-sixteen-or-more',
    },
    async codeFor(phone) {
      await expect.poll(() => codeOf(phone), { timeout: 30_000 }).not.toBe('');
      return codeOf(phone);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
