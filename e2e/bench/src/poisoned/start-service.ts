import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { programs } from '@jishi/scripts/processes';
import type { TestShop } from '@jishi/scripts/shop';

/** Starts the release service of a shop, which judges its rollouts; it ends when it is disposed. */
export async function startService({ dataFolder, apiOrigin }: TestShop): Promise<AsyncDisposable> {
  const env = { ...process.env, SHOP_DATA: dataFolder, SHOP_API_ORIGIN: apiOrigin };
  // It does not start while nobody could ask.
  await promisify(execFile)(process.execPath, [programs.release, 'keys', 'token', 'viewer', 'bench'], { env });
  const service = spawn(process.execPath, [programs.release, 'serve', '--port', '0'], { env, stdio: 'ignore' });
  return {
    async [Symbol.asyncDispose]() {
      if (service.exitCode !== null) return;
      service.kill('SIGTERM');
      await once(service, 'exit');
    },
  };
}
