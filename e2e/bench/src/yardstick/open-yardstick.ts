import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../../../../scripts/src/ports.ts';
import { startServer } from '../../../../scripts/src/server-process.ts';
import { waitUntilReady } from '../../../../scripts/src/wait-until-ready.ts';
import { publishYardstick } from './publish-yardstick.ts';

export type Yardstick = { origin: string; stop(): Promise<void> };

/**
 * Serves the static pages through a web server of their own: the same program as the shop's.
 *
 * @param mediaOrigin where it gets the pictures: the shop's api
 */
export async function openYardstick(mediaOrigin: string, stop: AbortSignal): Promise<Yardstick> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'jishi-yardstick-'));
  await publishYardstick(dataFolder);
  const [port = 0] = await freePorts(1);
  const server = startServer({
    name: 'yardstick',
    script: 'packages/web/src/server.ts',
    env: {
      ...(process.env['PATH'] ? { PATH: process.env['PATH'] } : {}),
      SHOP_DATA: dataFolder,
      SHOP_PORT: String(port),
      SHOP_API_ORIGIN: mediaOrigin,
      SHOP_DEMO: '1',
    },
    logFile: join(dataFolder, 'web.log'),
    onLine: () => undefined,
  });
  const end = async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await waitUntilReady(server, `http://127.0.0.1:${port}/readyz`, 60_000, stop);
  } catch (error) {
    await end();
    throw error;
  }
  return { origin: `http://localhost:${port}`, stop: end };
}
