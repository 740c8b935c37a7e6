import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePorts, isTaken, requireFree } from './ports.ts';

test.each(['127.0.0.1', '0.0.0.0'])('a port somebody uses on %s is taken, with advice', async (host) => {
  const [port = 0] = await freePorts(1);
  expect(await isTaken(port)).toBe(false);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, host, resolve));
  try {
    await expect(requireFree('SHOP_PORT', port)).rejects.toThrow(`SHOP_PORT=${port + 1} npm start`);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  expect(await isTaken(port)).toBe(false);
});
