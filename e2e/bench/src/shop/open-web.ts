import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freePorts, programs, startServer, waitUntilReady } from '@jishi/scripts/processes';

/** A web server beside the shop's; `stop` ends it and removes its data. */
export type RunningWeb = { origin: string; stop(): Promise<void> };

type WebOptions = {
  name: string;
  /** With a registry in it; goes with the server. */
  dataFolder: string;
  /** The api it passes calls and pictures on to. */
  apiOrigin: string;
};

/** Starts the program that serves the shop on a release and a port of its own. */
export async function openWeb({ name, dataFolder, apiOrigin }: WebOptions, stop: AbortSignal): Promise<RunningWeb> {
  const [port = 0] = await freePorts(1);
  const server = startServer({
    name,
    script: programs.web,
    env: {
      ...(process.env['PATH'] ? { PATH: process.env['PATH'] } : {}),
      SHOP_DATA: dataFolder,
      SHOP_PORT: String(port),
      SHOP_API_ORIGIN: apiOrigin,
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
