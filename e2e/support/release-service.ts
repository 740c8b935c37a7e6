import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { programs } from '@jishi/scripts/processes';
import { type ReleaseShop, releaseTest } from './release-shop.ts';

const run = promisify(execFile);

/** The release service of a shop, as its owner starts it, and tokens for it. */
export type ReleaseService = { origin: string; token(name: string, roles: string): Promise<string> };

async function startService({
  dataFolder,
  apiOrigin,
}: ReleaseShop): Promise<ReleaseService & { stop(): Promise<void> }> {
  const env = { ...process.env, SHOP_DATA: dataFolder, SHOP_API_ORIGIN: apiOrigin };
  const token = async (name: string, roles: string): Promise<string> => {
    const { stdout } = await run(process.execPath, [programs.release, 'keys', 'token', roles, name, '--json'], { env });
    return (JSON.parse(stdout) as { token: string }).token;
  };
  await token('nobody', 'viewer'); // it does not start while nobody could ask
  const service = spawn(process.execPath, [programs.release, 'serve', '--port', '0'], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const origin = await addressOf(service);
  return {
    origin,
    token,
    stop: () =>
      new Promise((resolve) => {
        service.once('exit', () => resolve());
        service.kill('SIGTERM');
      }),
  };
}

function addressOf(service: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: service.stderr! }).on('line', (line) => {
      const [, origin] = /answers at (\S+)/.exec(line) ?? [];
      if (origin) resolve(origin.replace('127.0.0.1', 'localhost'));
    });
    service.once('exit', (code) => reject(new Error(`the release service ended with ${code} before it answered`)));
  });
}

/** `releaseTest` with the service of its shop. */
export const serviceTest = releaseTest.extend<object, { releaseService: ReleaseService }>({
  releaseService: [
    async ({ releaseShop }, use) => {
      const service = await startService(releaseShop);
      await use(service);
      await service.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
